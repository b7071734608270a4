export { AtendimentoForm as Screen } from '../../../features/chatbot/AtendimentoForm';

import type { ChatbotEvents } from '../../src/events/chatbot';

/** Sample payloads of the assistant's events. */
export const examplesChatbot: ChatbotEvents = {
  ChatbotAberto: undefined,
  ChatbotFechado: undefined,
  ChatbotMensagemEnviada: { texto: 'Amanhã cedo de Campinas para o Rio, 2 pessoas' },
  ChatbotMensagemReenviada: undefined,
  ChatbotEntrarPedido: undefined,
  AtendimentoPedido: undefined,
  AtendimentoDesistido: undefined,
  FalaAoVivoEnviada: { texto: 'Para domingo, por favor.' },
  AtendimentoEnviado: {
    dados: {
      nome: 'Ana Souza',
      email: 'ana@itape.test',
      celular: '(11) 98765-4321',
      mensagem: 'Preciso de nota fiscal para a empresa.',
      consentimento: true,
    },
  },
};

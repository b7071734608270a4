import type { DadosAtendimento } from '../domain/chatbot/atendimento';

/** Events of the conversation with the assistant. */
export type ChatbotEvents = {
  /** The assistant was opened or closed; the conversation is kept. */
  ChatbotAberto: undefined;
  ChatbotFechado: undefined;
  /** A message was sent, typed or suggested. conversar asks the assistant. */
  ChatbotMensagemEnviada: { texto: string };
  /** Resending the failed message was requested. */
  ChatbotMensagemReenviada: undefined;
  /** "Entrar", when an answer requires identity: the sign-in opens and the question is repeated afterwards. */
  ChatbotEntrarPedido: undefined;
  /** The contact form for a human agent was opened or closed. */
  AtendimentoPedido: undefined;
  AtendimentoDesistido: undefined;
  AtendimentoEnviado: { dados: DadosAtendimento };
  /** A message to the person of the company. conversarAoVivo sends it. */
  FalaAoVivoEnviada: { texto: string };
};

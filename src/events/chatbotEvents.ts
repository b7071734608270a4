import type { DadosAtendimento } from '../domain/chatbot/atendimento';

/** What is said between the person and the assistant. */
export type ChatbotEvents = {
  /** The assistant was asked for, or put away: what was said stays. */
  ChatbotAberto: undefined;
  ChatbotFechado: undefined;
  /** A message was sent, typed or by one press. conversar asks the assistant. */
  ChatbotMensagemEnviada: { texto: string };
  /** The message that did not go out, once more. */
  ChatbotMensagemReenviada: undefined;
  /** "Entrar", where an answer needs to know who asks: the sign-in opens, and the question is asked again after it. */
  ChatbotEntrarPedido: undefined;
  /** The form that hands over to a person is wanted, or given up. */
  AtendimentoPedido: undefined;
  AtendimentoDesistido: undefined;
  AtendimentoEnviado: { dados: DadosAtendimento };
};

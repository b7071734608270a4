import { Type, type Static } from 'typebox';
import { CelularE164, Centavos, Classe, Dia, Email, Id, Nome, Texto, ViagemId, closed } from '../base/campos';
import { Protocolo } from '../empresa/candidaturas';

/** Conversation id: opaque, known only to its owner. */
const ConversaId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Id de uma conversa' });

/** POST {chatbot}/Mensagens: a message typed by a person. */
export const MensagemChatbot = closed({
  /** A new conversation begins when it is absent, unknown or expired. */
  conversaId: Type.Optional(ConversaId),
  /** Idempotency key: a repeated id returns the first answer. */
  mensagemId: Id,
  texto: Texto(0, 2000),
});
export type MensagemChatbot = Static<typeof MensagemChatbot>;

/** An internal path with `origem=chatbot`. */
const Href = Type.String({ pattern: '^/[^/\\\\]', maxLength: 400 });
export const LinkChatbot = Type.Object({ texto: Type.String(), href: Href });
export type LinkChatbot = Static<typeof LinkChatbot>;

/** A departure with enough free seats of one class for everybody; prices are totals. */
export const ViagemSugerida = Type.Object({
  id: ViagemId,
  dia: Dia,
  hora: Type.String(),
  chegadaDia: Dia,
  chegadaHora: Type.String(),
  duracaoMinutos: Type.Integer(),
  classe: Classe,
  porPessoaCentavos: Centavos,
  totalCentavos: Centavos,
  poltronasLivres: Type.Integer(),
  /** City of the change, when no direct line exists. */
  trocaEm: Type.Optional(Type.String()),
});
export type ViagemSugerida = Static<typeof ViagemSugerida>;

/** Summary of one of the caller's orders. */
export const PedidoResumido = Type.Object({
  localizador: Type.String(),
  situacao: Type.String(),
  trajeto: Type.String(),
  quando: Type.String(),
});
export type PedidoResumido = Static<typeof PedidoResumido>;

/** One bubble of an answer. */
export const Balao = Type.Union([
  Type.Object({ tipo: Type.Literal('texto'), texto: Type.String(), link: Type.Optional(LinkChatbot) }),
  Type.Object({
    tipo: Type.Literal('viagens'),
    pessoas: Type.Integer({ minimum: 1 }),
    viagens: Type.Array(ViagemSugerida),
    link: LinkChatbot,
  }),
  Type.Object({ tipo: Type.Literal('pedidos'), pedidos: Type.Array(PedidoResumido), link: LinkChatbot }),
]);
export type Balao = Static<typeof Balao>;

export const RespostaChatbot = Type.Object({
  conversaId: ConversaId,
  baloes: Type.Array(Balao),
  /** Suggested replies, sent verbatim when pressed. */
  sugestoes: Type.Array(Type.String()),
  /** Action required before the conversation continues: sign in, or leave contact data for an agent. */
  pede: Type.Union([Type.Literal('entrar'), Type.Literal('atendente'), Type.Null()]),
});
export type RespostaChatbot = Static<typeof RespostaChatbot>;

/** POST {chatbot}/Atendimentos: requests an answer by a human agent. */
export const NovoAtendimento = closed({
  nome: Nome,
  email: Email,
  celular: Type.Optional(CelularE164),
  mensagem: Texto(20, 3000),
  /** LGPD consent to use the data for the answer. */
  consentimento: Type.Boolean(),
});
export type NovoAtendimento = Static<typeof NovoAtendimento>;

/** The protocol, the deadline of the answer, and the key of the conversation with a person. */
export const AtendimentoAberto = Type.Object({ protocolo: Protocolo, prazo: Dia, chave: Type.Optional(Type.String()) });
export type AtendimentoAberto = Static<typeof AtendimentoAberto>;

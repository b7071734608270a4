import { Type, type Static } from 'typebox';
import { CelularE164, Centavos, Classe, Dia, Email, Id, Nome, Texto, ViagemId, closed } from './campos';
import { Protocolo } from './candidaturas';

/** What a conversation is found by: opaque, and known to nobody but who leads it. */
export const ConversaId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Id de uma conversa' });

/** POST {chatbot}/Mensagens: what a person wrote. */
export const MensagemChatbot = closed({
  /** Left out, unknown or expired: a new conversation begins. */
  conversaId: Type.Optional(ConversaId),
  /** The same id again, after an answer that got lost, is answered as the first time. */
  mensagemId: Id,
  texto: Texto(0, 2000),
});
export type MensagemChatbot = Static<typeof MensagemChatbot>;

/** A page of ours, with `origem=chatbot`. */
const Href = Type.String({ pattern: '^/[^/\\\\]', maxLength: 400 });
export const LinkChatbot = Type.Object({ texto: Type.String(), href: Href });
export type LinkChatbot = Static<typeof LinkChatbot>;

/** A departure in which everybody finds a seat of one class; prices all-in. */
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
  /** The city in which one changes, where no coach goes all the way. */
  trocaEm: Type.Optional(Type.String()),
});
export type ViagemSugerida = Static<typeof ViagemSugerida>;

/** An order of the caller's, in words. */
export const PedidoResumido = Type.Object({
  localizador: Type.String(),
  situacao: Type.String(),
  trajeto: Type.String(),
  quando: Type.String(),
});
export type PedidoResumido = Static<typeof PedidoResumido>;

/** One balloon of an answer. */
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
  /** Answers one press away: each is sent as it stands here. */
  sugestoes: Type.Array(Type.String()),
  /** What the person has to do before it goes on: sign in, or leave their contact for somebody of the company. */
  pede: Type.Union([Type.Literal('entrar'), Type.Literal('atendente'), Type.Null()]),
});
export type RespostaChatbot = Static<typeof RespostaChatbot>;

/** POST {chatbot}/Atendimentos: the person would like to be answered by a person. */
export const NovoAtendimento = closed({
  nome: Nome,
  email: Email,
  celular: Type.Optional(CelularE164),
  mensagem: Texto(20, 3000),
  /** LGPD: the data may be used to answer. */
  consentimento: Type.Boolean(),
});
export type NovoAtendimento = Static<typeof NovoAtendimento>;

/** The protocol, and the day by which it is answered. */
export const AtendimentoAberto = Type.Object({ protocolo: Protocolo, prazo: Dia });
export type AtendimentoAberto = Static<typeof AtendimentoAberto>;

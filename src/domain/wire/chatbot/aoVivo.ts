import { Type, type Static } from 'typebox';
import { Instante, Texto, closed } from '../base/campos';
import { Protocolo } from '../empresa/candidaturas';
import { ManifestacaoRecebida } from '../empresa/manifestacoes';

/** Key of a conversation with a person: opaque, known only to the one who asked for it. */
const ChaveAtendimento = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Chave de um atendimento' });

/** POST {chatbot}/Atendimentos/{protocolo}/Leitura: the key goes in the body, so that no address contains it. */
export const LeituraAtendimento = closed({ chave: ChaveAtendimento });

/** A turn of the conversation; `sistema` tells that somebody came or left. */
const FalaAoVivo = Type.Object({
  id: Type.String(),
  de: Type.Union([Type.Literal('cliente'), Type.Literal('atendente'), Type.Literal('sistema')]),
  texto: Type.String(),
  em: Instante,
});
export type FalaAoVivo = Static<typeof FalaAoVivo>;

const SituacaoAtendimento = Type.Union([
  /** Nobody of the company is in it. */
  Type.Literal('espera'),
  Type.Literal('ao_vivo'),
  /** Answered: the answer is read by protocol and e-mail. */
  Type.Literal('encerrado'),
]);

/** The conversation as the person who asked for it sees it. */
export const ConversaAoVivo = Type.Object({ situacao: SituacaoAtendimento, falas: Type.Array(FalaAoVivo) });
export type ConversaAoVivo = Static<typeof ConversaAoVivo>;

/** Id of a turn, chosen by its author; the server keeps it with a mark of two letters in a column of 64. */
const FalaId = Type.String({ minLength: 1, maxLength: 62, pattern: '^[A-Za-z0-9-]+$' });

/** A turn; the same `falaId` again is the same turn. */
const turn = { falaId: FalaId, texto: Texto(1, 2000) };
export const NovaFalaCliente = closed({ chave: ChaveAtendimento, ...turn });
export const NovaFalaAtendente = closed(turn);
export type NovaFala = Static<typeof NovaFalaAtendente>;
/** PUT /Administracao/Atendimentos/{protocolo}/Fim: the answer that stays with the protocol. */
export const FimAtendimento = closed({ resposta: Texto(2, 3000) });

const { protocolo, nome, mensagem, criadaEm, prazo } = ManifestacaoRecebida.properties;

/** A conversation that waits for the company, or that somebody answers. */
const AtendimentoNaFila = Type.Object({
  protocolo,
  nome,
  mensagem,
  criadaEm,
  prazo,
  /** Null while nobody has taken it. */
  atendente: Type.Union([Type.Literal('voce'), Type.Literal('outra_pessoa'), Type.Null()]),
  /** Turns of the person after the last one of the company. */
  semResposta: Type.Integer({ minimum: 0 }),
});
export type AtendimentoNaFila = Static<typeof AtendimentoNaFila>;

/** GET /Administracao/Atendimentos: the queue, the longest wait first. */
export const FilaAtendimentos = Type.Object({ atendimentos: Type.Array(AtendimentoNaFila) });
export type FilaAtendimentos = Static<typeof FilaAtendimentos>;

/** GET /Administracao/Atendimentos/{protocolo}. */
export const AtendimentoAberto = Type.Object({
  ...AtendimentoNaFila.properties,
  situacao: SituacaoAtendimento,
  /** Whether the caller may take it: nobody has it, or who has it said nothing for a quarter of an hour. */
  podeAssumir: Type.Boolean(),
  falas: Type.Array(FalaAoVivo),
});
export type AtendimentoAberto = Static<typeof AtendimentoAberto>;
export const ParamsAtendimento = closed({ protocolo: Protocolo });

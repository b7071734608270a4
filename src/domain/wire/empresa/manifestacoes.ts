import { Type, type Static } from 'typebox';
import { CelularE164, Dia, Email, Instante, Nome, Texto, closed } from '../base/campos';
import { Protocolo } from './candidaturas';
import { Grupo } from './grupos';

const TipoManifestacao = Type.Union([
  Type.Literal('reclamacao'),
  Type.Literal('pedido'),
  Type.Literal('sugestao'),
  Type.Literal('elogio'),
]);

/** POST /Manifestacoes: a message to the company. */
export const NovaManifestacao = closed({
  tipo: TipoManifestacao,
  nome: Nome,
  email: Email,
  celular: Type.Optional(CelularE164),
  /** Localizador of the order concerned. */
  localizador: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{6}$' })),
  mensagem: Texto(20, 3000),
});
export type NovaManifestacao = Static<typeof NovaManifestacao>;

const andamento = {
  protocolo: Protocolo,
  tipo: Type.Union([...TipoManifestacao.anyOf, Type.Literal('grupo')]),
  /** The trip of a letter that asks for one for a group; absent in the others. */
  grupo: Type.Optional(Grupo),
  situacao: Type.Union([Type.Literal('recebida'), Type.Literal('respondida')]),
  mensagem: Type.String(),
  criadaEm: Instante,
  /** Legal deadline of the answer. */
  prazo: Dia,
  resposta: Type.Union([Type.String(), Type.Null()]),
  respondidaEm: Type.Union([Instante, Type.Null()]),
};

/** Status of a message, for a caller with the protocol and the sender's address; without personal data. */
export const Manifestacao = Type.Object(andamento);
export type Manifestacao = Static<typeof Manifestacao>;

/** A message as returned to the company. */
export const ManifestacaoRecebida = Type.Object({
  ...andamento,
  nome: Type.String(),
  email: Type.String(),
  celular: Type.Union([Type.String(), Type.Null()]),
  localizador: Type.Union([Type.String(), Type.Null()]),
});
export type ManifestacaoRecebida = Static<typeof ManifestacaoRecebida>;

export const ConsultaManifestacao = closed({ email: Email });
export const RespostaManifestacao = closed({ texto: Texto(2, 3000) });

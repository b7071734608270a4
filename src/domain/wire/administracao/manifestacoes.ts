import { Type, type Static } from 'typebox';
import { closed } from '../base/campos';
import { Protocolo } from '../empresa/candidaturas';
import { ManifestacaoRecebida } from '../empresa/manifestacoes';
import { NumeroDaPagina } from './pagina';
import { RegistroEmpresa } from './registro';

/** GET /Administracao/Manifestacoes: which letters; a protocol is found whatever its state. */
export const FiltroManifestacoes = closed({
  situacao: Type.Optional(Type.Union([Type.Literal('recebida'), Type.Literal('respondida')])),
  tipo: Type.Optional(Type.Literal('grupo')),
  protocolo: Type.Optional(Protocolo),
  pagina: Type.Optional(NumeroDaPagina),
});
export type FiltroManifestacoes = Static<typeof FiltroManifestacoes>;

const { protocolo, tipo, grupo, situacao, criadaEm, prazo, respondidaEm, nome } = ManifestacaoRecebida.properties;

const ManifestacaoResumo = Type.Object({
  protocolo,
  tipo,
  grupo,
  situacao,
  criadaEm,
  prazo,
  respondidaEm,
  nome,
  /** Open past its deadline, by the day of the company. */
  vencida: Type.Boolean(),
  /** The assistant handed it over from a conversation. */
  doAssistente: Type.Boolean(),
});
export type ManifestacaoResumo = Static<typeof ManifestacaoResumo>;

/** A page of letters: open ones by deadline, answered ones from the latest answer. */
export const PaginaManifestacoes = Type.Object({
  manifestacoes: Type.Array(ManifestacaoResumo),
  total: Type.Integer({ minimum: 0 }),
});
export type PaginaManifestacoes = Static<typeof PaginaManifestacoes>;

/** GET /Administracao/Manifestacoes/{protocolo}: a letter with what was done about it. */
export const ManifestacaoAdministrada = Type.Object({
  ...ManifestacaoRecebida.properties,
  vencida: Type.Boolean(),
  doAssistente: Type.Boolean(),
  registros: Type.Array(RegistroEmpresa),
});
export type ManifestacaoAdministrada = Static<typeof ManifestacaoAdministrada>;

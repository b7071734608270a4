import { Type, type Static } from 'typebox';
import { closed } from '../base/campos';
import { AreaTrabalho, Candidatura, Protocolo, VagaId } from '../empresa/candidaturas';
import { NumeroDaPagina } from './pagina';
import { RegistroEmpresa } from './registro';

const SituacaoCandidatura = Type.Union([Type.Literal('nova'), Type.Literal('vista'), Type.Literal('arquivada')]);

/** GET /Administracao/Candidaturas: which applications; archived ones only where they are asked for. */
export const FiltroCandidaturas = closed({
  situacao: Type.Optional(SituacaoCandidatura),
  area: Type.Optional(AreaTrabalho),
  vaga: Type.Optional(VagaId),
  protocolo: Type.Optional(Protocolo),
  pagina: Type.Optional(NumeroDaPagina),
});
export type FiltroCandidaturas = Static<typeof FiltroCandidaturas>;

/** PUT /Administracao/Candidaturas/{protocolo}/Situacao. */
export const NovaSituacaoCandidatura = closed({ situacao: SituacaoCandidatura });
export type NovaSituacaoCandidatura = Static<typeof NovaSituacaoCandidatura>;

const { protocolo, vaga, area, nome, cidade, criadaEm, apagarEm } = Candidatura.properties;

const CandidaturaResumo = Type.Object({
  protocolo,
  vaga,
  area,
  nome,
  cidade,
  criadaEm,
  apagarEm,
  situacao: SituacaoCandidatura,
});
export type CandidaturaResumo = Static<typeof CandidaturaResumo>;

/** A page of applications, the newest first. */
export const PaginaCandidaturas = Type.Object({
  candidaturas: Type.Array(CandidaturaResumo),
  total: Type.Integer({ minimum: 0 }),
  /** Positions for which there are applications, open or closed. */
  vagas: Type.Array(VagaId),
});
export type PaginaCandidaturas = Static<typeof PaginaCandidaturas>;

/** GET /Administracao/Candidaturas/{protocolo}. */
export const CandidaturaAdministrada = Type.Object({
  ...Candidatura.properties,
  situacao: SituacaoCandidatura,
  registros: Type.Array(RegistroEmpresa),
});
export type CandidaturaAdministrada = Static<typeof CandidaturaAdministrada>;

import { Type, type Static } from 'typebox';
import { CelularE164, Dia, Email, Instante, Linha, Nome, Texto, closed } from '../base/campos';

export const AreaTrabalho = Type.Union([
  Type.Literal('operacao'),
  Type.Literal('manutencao'),
  Type.Literal('atendimento'),
  Type.Literal('tecnologia'),
  Type.Literal('administrativo'),
]);

export const Protocolo = Type.String({ pattern: '^[A-Z0-9]{4}-[A-Z0-9]{4}$', description: 'Protocolo' });

/** Id of a position, open or closed. */
export const VagaId = Type.String({ pattern: '^[a-z0-9-]{1,64}$' });

/** POST /Candidaturas: a job application. */
export const NovaCandidatura = closed({
  /** The position; absent for a speculative application in the area. */
  vagaId: Type.Optional(VagaId),
  area: AreaTrabalho,
  nome: Nome,
  email: Email,
  celular: CelularE164,
  cidade: Texto(2, 80),
  mensagem: Type.Optional(Texto(0, 2000)),
  /** LGPD consent to use the data for this selection. */
  consentimento: Type.Boolean(),
  curriculo: closed({
    nome: Texto(1, 255),
    /** PDF, DOC or DOCX, up to 5 MB, base64. */
    conteudo: Linha(0, 10_000_000),
  }),
});
export type NovaCandidatura = Static<typeof NovaCandidatura>;

/** Confirmation: the protocol, and the day of deletion. */
export const CandidaturaRecebida = Type.Object({ protocolo: Protocolo, apagarEm: Dia });
export type CandidaturaRecebida = Static<typeof CandidaturaRecebida>;

/** An application as returned to the company. */
export const Candidatura = Type.Object({
  protocolo: Protocolo,
  vaga: Type.Union([Type.String(), Type.Null()]),
  area: AreaTrabalho,
  nome: Type.String(),
  email: Type.String(),
  celular: Type.String(),
  cidade: Type.String(),
  mensagem: Type.String(),
  curriculo: Type.Object({ nome: Type.String(), bytes: Type.Integer() }),
  criadaEm: Instante,
  apagarEm: Dia,
});
export type Candidatura = Static<typeof Candidatura>;

import { Type, type Static } from 'typebox';
import { Instante } from '../base/campos';

/** Things of one kind that wait for somebody of the company. */
const Pendencia = Type.Object({
  quantos: Type.Integer({ minimum: 0 }),
  /** Those of them that cannot wait. */
  urgentes: Type.Integer({ minimum: 0 }),
  /** The oldest of them; null without any. */
  desde: Type.Union([Instante, Type.Null()]),
});
export type Pendencia = Static<typeof Pendencia>;

/** GET /Administracao/Resumo: what needs attention. */
export const ResumoAdministracao = Type.Object({
  assuntos: Type.Object({
    /** Invariants that do not hold for an order. */
    invariantes: Pendencia,
    /** Work that does not finish by itself. */
    alertas: Pendencia,
    /** Today's departures that are late; urgent: cancelled. */
    partidas: Pendencia,
    /** Conversations that the assistant handed over; urgent: past the deadline. */
    atendimentos: Pendencia,
    /** Letters without an answer; urgent: past the deadline. */
    manifestacoes: Pendencia,
    /** Applications of the last seven days. */
    candidaturas: Pendencia,
  }),
});
export type ResumoAdministracao = Static<typeof ResumoAdministracao>;

import { Type, type Static } from 'typebox';
import { Id, Instante } from '../base/campos';

/** An open alert: an invariant that does not hold, or work that does not finish by itself. */
export const AlertaAberto = Type.Object({
  id: Id,
  /** `I1` to `I6`, `P1`, `T1`, `G1` for invariants; `A1` to `A5` for work. */
  tipo: Type.String(),
  /** True for an invariant: the books are wrong, not only late. */
  invariante: Type.Boolean(),
  significado: Type.String(),
  detalhe: Type.String(),
  /** Localizador of the order it is about; null where it is about none. */
  localizador: Type.Union([Type.String(), Type.Null()]),
  desde: Instante,
  /** The person who has seen it; null before. */
  ciente: Type.Union([Type.Object({ por: Type.String(), em: Instante }), Type.Null()]),
  /** Whether it is a message that can be sent again. */
  reenviavel: Type.Boolean(),
});
export type AlertaAberto = Static<typeof AlertaAberto>;

/** GET /Administracao/Alertas: the gravest first, then the oldest. */
export const AlertasAbertos = Type.Object({ total: Type.Integer(), alertas: Type.Array(AlertaAberto) });
export type AlertasAbertos = Static<typeof AlertasAbertos>;

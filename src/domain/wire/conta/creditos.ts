import { Type, type Static } from 'typebox';
import { Centavos, Dia, Instante } from '../base/campos';

export const TipoLancamento = Type.Union([
  Type.Literal('concedido'),
  Type.Literal('usado'),
  Type.Literal('devolvido'),
  Type.Literal('expirado'),
]);
export type TipoLancamento = Static<typeof TipoLancamento>;

/** Credit in the place of money that would go back: with its bonus, and the last day on which it can be used. */
export const OfertaCredito = Type.Object({
  centavos: Centavos,
  bonusCentavos: Centavos,
  bonusPct: Type.Integer(),
  validoAte: Dia,
});
export type OfertaCredito = Static<typeof OfertaCredito>;

const LancamentoCredito = Type.Object({
  tipo: TipoLancamento,
  em: Instante,
  /** Negative for what leaves the credit. */
  valorCentavos: Type.Integer(),
  /** Part of a granted credit that is its bonus. */
  bonusCentavos: Type.Optional(Centavos),
  /** The cancelled order, or the one that was paid with it. */
  localizador: Type.Optional(Type.String()),
});
export type LancamentoCredito = Static<typeof LancamentoCredito>;

/** GET /Creditos: what a traveller can still spend, until when, and how it came to be. */
export const Creditos = Type.Object({
  saldoCentavos: Centavos,
  /** Credit that can be used, by its last day. */
  validades: Type.Array(Type.Object({ saldoCentavos: Centavos, validoAte: Dia })),
  /** The latest hundred movements, the newest first. */
  lancamentos: Type.Array(LancamentoCredito),
});
export type Creditos = Static<typeof Creditos>;

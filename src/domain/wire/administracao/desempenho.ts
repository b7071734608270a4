import { Type, type Static } from 'typebox';
import { closed } from '../base/campos';
import { MetricaMedida } from '../base/vitaisDoNavegador';

/** Query of the measures: the last days, today's included; all versions and devices where they are not named. */
export const BuscaDesempenho = closed({
  dias: Type.Union([Type.Literal('7'), Type.Literal('28')]),
  versao: Type.Optional(Type.String({ maxLength: 20, pattern: '^([0-9]+\\.[0-9]+\\.[0-9]+|outra)$' })),
  aparelho: Type.Optional(Type.Union([Type.Literal('celular'), Type.Literal('computador')])),
});
export type BuscaDesempenho = Static<typeof BuscaDesempenho>;

const MedidaDaRota = Type.Object({
  metrica: MetricaMedida,
  /** Three visits of four were as quick as this, or quicker: milliseconds, CLS in thousandths. */
  p75: Type.Integer({ minimum: 0 }),
  visitas: Type.Integer({ minimum: 1 }),
  /** Visits with a good measure. */
  boas: Type.Integer({ minimum: 0 }),
});
export type MedidaDaRota = Static<typeof MedidaDaRota>;

/** Measures of a route, at most one a metric. */
const DesempenhoDaRota = Type.Object({
  /** Name in the route table, or `outra`. */
  rota: Type.String(),
  medidas: Type.Array(MedidaDaRota),
});
export type DesempenhoDaRota = Static<typeof DesempenhoDaRota>;

/** The routes that were visited most first, and the versions that were measured in the time, the newest first. */
export const Desempenho = Type.Object({
  versoes: Type.Array(Type.String()),
  rotas: Type.Array(DesempenhoDaRota),
});
export type Desempenho = Static<typeof Desempenho>;

import { Type, type Static } from 'typebox';
import { closed } from './campos';

export const MetricaMedida = Type.Union([
  Type.Literal('LCP'),
  Type.Literal('INP'),
  Type.Literal('CLS'),
  Type.Literal('TTFB'),
]);

/** A measure of a page; `rota` is the name of a route, never an address. */
const VitalDoNavegador = closed({
  rota: Type.String({ maxLength: 40, pattern: '^[A-Za-z]+$' }),
  metrica: MetricaMedida,
  valor: Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'Milissegundos; CLS em milésimos' }),
});
export type VitalDoNavegador = Static<typeof VitalDoNavegador>;

/** POST body of how quick a page was, without anything of its visitor. */
export const VitaisDoNavegador = closed({
  versao: Type.String({ maxLength: 20, pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' }),
  aparelho: Type.Union([Type.Literal('celular'), Type.Literal('computador')]),
  medidas: Type.Array(VitalDoNavegador, { minItems: 1, maxItems: 40 }),
});
export type VitaisDoNavegador = Static<typeof VitaisDoNavegador>;

import { Type, type Static } from 'typebox';
import { Centavos, closed } from '../base/campos';

export const MAXIMO_POR_PASSAGEIRO = 9;

export const TipoAdicional = Type.Union([Type.Literal('bagagem'), Type.Literal('bicicleta'), Type.Literal('animal')]);

const Quantidade = Type.Integer({ minimum: 1, maximum: MAXIMO_POR_PASSAGEIRO });

/** The extras that a passenger wants or has, each kind once. */
export const Adicionais = Type.Array(closed({ tipo: TipoAdicional, quantidade: Quantidade }), { maxItems: 3 });

/** Extras of one kind of a seat, at the price of one that they were sold at. */
export const AdicionalVendido = Type.Object({
  tipo: TipoAdicional,
  nome: Type.String(),
  quantidade: Quantidade,
  precoCentavos: Centavos,
});
export const AdicionaisVendidos = Type.Array(AdicionalVendido);
export type AdicionaisVendidos = Static<typeof AdicionaisVendidos>;

/** An extra that the company sells, as a quote offers it. */
export const AdicionalOferecido = Type.Object({
  tipo: TipoAdicional,
  nome: Type.String(),
  /** Price of one, on each coach of the purchase. */
  precoCentavos: Centavos,
  porPassageiro: Type.Integer(),
  /** How many are left for this purchase on the coach that has the fewest. */
  livres: Type.Integer({ minimum: 0 }),
  /** How many are left on each coach, in the order of the purchase; absent for one coach. */
  livresPorTrecho: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
});
export type AdicionalOferecido = Static<typeof AdicionalOferecido>;

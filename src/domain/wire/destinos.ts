import { Type, type Static } from 'typebox';
import { Centavos, Classe } from './campos';
import { Localidade } from './localidades';

/** A place that one can go to. */
export const DestinoResumo = Type.Object({
  localidade: Localidade,
  /** So many places have a coach to it. */
  origens: Type.Integer({ minimum: 1 }),
  /** The cheapest all-in fare of an adult to it, from anywhere. */
  menorPrecoCentavos: Centavos,
});
export type DestinoResumo = Static<typeof DestinoResumo>;

/** A way between two places that some line makes without a change. */
export const RotaDestino = Type.Object({
  origem: Localidade,
  destino: Localidade,
  /** Of the quickest line. */
  duracaoMinutos: Type.Integer(),
  menorPrecoCentavos: Centavos,
  /** The plainest first. */
  classes: Type.Array(Classe),
});
export type RotaDestino = Static<typeof RotaDestino>;

export const Destino = Type.Object({
  localidade: Localidade,
  chegando: Type.Array(RotaDestino),
  saindo: Type.Array(RotaDestino),
});
export type Destino = Static<typeof Destino>;

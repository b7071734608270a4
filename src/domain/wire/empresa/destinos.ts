import { Type, type Static } from 'typebox';
import { Centavos, Classe } from '../base/campos';
import { Localidade } from '../lugares/localidades';

/** A destination. */
export const DestinoResumo = Type.Object({
  localidade: Localidade,
  /** Number of places with a direct departure to it. */
  origens: Type.Integer({ minimum: 1 }),
  /** Lowest total adult price to it, from any origin. */
  menorPrecoCentavos: Centavos,
  /** The origin of that price; of several, the first by name. */
  origemMenorPreco: Type.Pick(Localidade, ['nome', 'uf']),
});
export type DestinoResumo = Static<typeof DestinoResumo>;

/** A route served by a direct line. */
export const RotaDestino = Type.Object({
  origem: Localidade,
  destino: Localidade,
  /** Duration on the fastest line. */
  duracaoMinutos: Type.Integer(),
  menorPrecoCentavos: Centavos,
  /** Plainest class first. */
  classes: Type.Array(Classe),
});
export type RotaDestino = Static<typeof RotaDestino>;

export const Destino = Type.Object({
  localidade: Localidade,
  chegando: Type.Array(RotaDestino),
  saindo: Type.Array(RotaDestino),
});
export type Destino = Static<typeof Destino>;

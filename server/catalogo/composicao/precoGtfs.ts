import type { ParadaDoPadrao } from './padrao';

/** The currency of our prices. */
export const MOEDA = 'BRL';

/** A part of a line whose price is asked for. */
export interface TrechoSemPreco {
  rota: string;
  sentido: number;
  origem: ParadaDoPadrao;
  destino: ParadaDoPadrao;
  /** Every stop from origin to destination, both included. */
  caminho: readonly ParadaDoPadrao[];
}

/** The price of an adult by a feed's own fares in centavos, or null. */
export type PrecoGtfs = (trecho: TrechoSemPreco) => number | null;

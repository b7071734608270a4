import type { PoltronaMapa } from '../../wire/compra/poltronas';
import { codigoDeClasse, type Classe } from '../classe';

/** A seat of a coach, as far as a change of coaches depends on it. */
export type Lugar = Pick<
  PoltronaMapa,
  'numero' | 'andar' | 'fila' | 'coluna' | 'classe' | 'acessivel' | 'preferencialMulheres'
>;

/** A seat that somebody has on a departure, held or sold, between two of its stops. */
export interface Ocupante {
  id: string;
  /** Seats that were taken together: their people travel together. */
  grupo: string;
  poltrona: number;
  /** Class that was paid. */
  classe: Classe;
  /** Seat that was chosen at the purchase, where an earlier change of coaches moved it. */
  original: number | null;
  /** The chosen seat was step-free, or had priority for women. */
  acessivel: boolean;
  mulheres: boolean;
  seqO: number;
  seqD: number;
  /** Seats that this order had and gave back: its books cannot name them twice. */
  vetadas: number[];
}

/** The seat that somebody gets. */
export interface Mudanca {
  id: string;
  para: number;
}

/** Whether two people sit in the coach at the same time. */
export const overlap = (a: Ocupante, b: Ocupante): boolean => a.seqO < b.seqD && b.seqO < a.seqD;

/** How much better a class is than another one; negative for a worse one. */
export const classStep = (from: Classe, to: Classe): number => codigoDeClasse[to] - codigoDeClasse[from];

/** A step-free seat, or one with priority for women, goes only to whoever had one. */
export const isReservedFor = (
  { acessivel, mulheres }: Pick<Ocupante, 'acessivel' | 'mulheres'>,
  lugar: Lugar,
): boolean => (acessivel && lugar.acessivel) || (mulheres && lugar.preferencialMulheres);

/** Whether a seat keeps all that was bought: the class, and a right to a step-free or women's seat. */
export const keepsRights = (ocupante: Ocupante, lugar: Lugar): boolean =>
  lugar.classe === ocupante.classe &&
  (!ocupante.acessivel || lugar.acessivel) &&
  (!ocupante.mulheres || lugar.preferencialMulheres);

/** Whether somebody may stay in the seat of this number without a word: nothing about it is another one. */
export const maySit = (ocupante: Ocupante, lugar: Lugar): boolean =>
  keepsRights(ocupante, lugar) && (ocupante.mulheres || !lugar.preferencialMulheres);

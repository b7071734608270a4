import type { Classe } from '../../src/domain/classe';
import type { Parada, Preco } from '../../src/domain/wire/viagens';
import type { Reader, Tx } from '../platform/database/database';
import type { SituacaoReserva } from './tables';
import type { Extension } from './extend';

/** What a person wants to hold on one departure. */
export interface Pedaco {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltronas: readonly number[];
}

/** A seat of a hold and the price promised for it. */
export interface ItemReservado {
  poltrona: number;
  classe: Classe;
  preco: Preco;
}

/** A part of a hold: 0 the way out, 1 the way back. */
export interface TrechoReservado {
  n: number;
  viagemId: string;
  linha: string;
  operadora: string;
  plataforma: string | null;
  partida: Parada;
  chegada: Parada;
  itens: ItemReservado[];
}

/** A hold with all that an order needs to know of it. */
export interface ReservaDetalhada {
  id: string;
  /** `sub` of who holds it. */
  dono: string;
  situacao: SituacaoReserva;
  expiraEm: Date;
  /** By the database's clock; a confirmed hold never is. */
  vencida: boolean;
  /** What is left of it by the database's clock; 0 where it is over. */
  restanteMs: number;
  /** May still be extended by its person. */
  prorrogavel: boolean;
  trechos: TrechoReservado[];
  totalCentavos: number;
}

/** A seat that was gone, and the one given in its place. */
export interface SeatMove {
  /** 0 the way out, 1 the way back. */
  trecho: number;
  de: number;
  para: number;
}

/**
 * Seats and who has them. Everything takes the caller's transaction, so a seat and what is decided about it stand or
 * fall together. No seat is ever two people's on the same leg: the table's key says so, not this code.
 */
export interface Inventory {
  /** Holds all seats of all parts for ten minutes, or throws 409 POLTRONA_OCUPADA with the seats that are lost. */
  hold: (tx: Tx, dono: string, pedacos: readonly Pedaco[]) => Promise<ReservaDetalhada>;
  findReserva: (db: Reader, id: string) => Promise<ReservaDetalhada | undefined>;
  /** The holds of a person that live, newest first. */
  listLive: (db: Reader, dono: string) => Promise<ReservaDetalhada[]>;
  /** Five more minutes, once, while it lives and nobody pays for it yet. */
  extendReserva: (tx: Tx, id: string) => Promise<Extension>;
  /** Makes a live hold final: true only if every seat was still held. False changes nothing. */
  confirmReserva: (tx: Tx, id: string) => Promise<boolean>;
  /** Money came after the hold: takes the same seats again, final, if all of them are free. False changes nothing. */
  reacquire: (tx: Tx, id: string) => Promise<boolean>;
  /** And where they are not: others together in the same coach and class, final; null changes nothing. */
  relocate: (tx: Tx, id: string) => Promise<SeatMove[] | null>;
  /** Lets the seats go, sold or held. Harmless when they already are. */
  releaseReserva: (tx: Tx, id: string) => Promise<void>;
  /** Frees what nobody paid for in time; how many holds ended. */
  sweep: (tx: Tx) => Promise<number>;
}

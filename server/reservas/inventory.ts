import type { Sentido } from '../../src/domain/compra/sentidos/sentidos';
import type { Classe } from '../../src/domain/viagens/classe';
import type { Parada, Preco } from '../../src/domain/wire/viagens/viagens';
import type { Reader, Tx } from '../platform/database/database';
import type { Ctes, Read } from '../platform/http/idempotency/atOnce';
import type { ParteRow } from './atOnce/parteRepository';
import type { HoldCeilings } from './limites/holdCeilings';
import type { SituacaoReserva } from './tables';
import type { Extension } from './prazo/extend';

/** The seats that a person wants to hold on one departure. */
export interface Pedaco {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltronas: readonly number[];
  /** The way of a purchase; needed only where the places do not tell it. */
  sentido?: Sentido | undefined;
}

/** A seat of a reserva and the price promised for it. */
export interface ItemReservado {
  poltrona: number;
  classe: Classe;
  preco: Preco;
}

/** A part of a reserva, numbered as it was asked for. */
export interface TrechoReservado {
  n: number;
  /** The way of the purchase; null where the places tell it. */
  sentido: Sentido | null;
  viagemId: string;
  linha: string;
  operadora: string;
  plataforma: string | null;
  partida: Parada;
  chegada: Parada;
  itens: ItemReservado[];
}

/** A reserva with all that a pedido needs to know of it. */
export interface ReservaDetalhada {
  id: string;
  /** `sub` of its holder. */
  dono: string;
  situacao: SituacaoReserva;
  expiraEm: Date;
  /** Expired by the database's clock; always false for a confirmed reserva. */
  vencida: boolean;
  /** Milliseconds until its end by the database's clock; 0 where it is over. */
  restanteMs: number;
  /** Whether its holder may still extend it. */
  prorrogavel: boolean;
  trechos: TrechoReservado[];
  totalCentavos: number;
}

/** A hold that one statement makes. */
export interface HoldAtOnce {
  read: Read<ParteRow>;
  /** The new reserva, and what writes it; null where it needs to be made step by step. Throws where it is refused. */
  plan: (rows: readonly ParteRow[]) => { reserva: ReservaDetalhada; ctes: Ctes } | null;
}

/** A seat that was gone, and the one given in its place. */
export interface PoltronaMove {
  /** `n` of its part. */
  trecho: number;
  de: number;
  para: number;
}

/**
 * Seats and their holders. Every function takes the caller's transaction, so that a seat and the decision about it commit
 * or roll back together. The key of `ocupacao`, not this code, keeps a seat from having two holders on one leg.
 */
export interface Inventory {
  /** Holds all seats of all parts for ten minutes, or throws 409 POLTRONA_OCUPADA with the seats that are lost. */
  hold: (tx: Tx, dono: string, pedacos: readonly Pedaco[]) => Promise<ReservaDetalhada>;
  /** The same by one statement, the holder's places included; `tetos` null where there are no ceilings. */
  holdAtOnce: (dono: string, tetos: HoldCeilings | null, pedacos: readonly Pedaco[]) => HoldAtOnce;
  findReserva: (db: Reader, id: string) => Promise<ReservaDetalhada | undefined>;
  /** The same, locked until the transaction ends: ordering, confirming, releasing and sweeping wait for each other here. */
  keepReserva: (tx: Tx, id: string) => Promise<ReservaDetalhada | undefined>;
  /** A person's live reservas, newest first. */
  listLive: (db: Reader, dono: string) => Promise<ReservaDetalhada[]>;
  /** Adds five minutes, once, while the reserva lives and its payment has not begun. */
  extendReserva: (tx: Tx, id: string) => Promise<Extension>;
  /** Makes a live reserva final: true only if every seat was still held. False changes nothing. */
  confirmReserva: (tx: Tx, id: string) => Promise<boolean>;
  /**
   * The same as expressions of a statement, which begin to lock where `condition` holds; `INTEIRA` says whether they made it
   * final. Where its price took more than seats they change nothing.
   */
  confirmAtOnce: (id: string, condition: Ctes) => Ctes;
  /** For money that came after the end: takes the same seats again, final, if all are free. False changes nothing. */
  reacquire: (tx: Tx, id: string) => Promise<boolean>;
  /** Where they are not free: takes others together in the same coach and class, final. Null changes nothing. */
  relocate: (tx: Tx, id: string) => Promise<PoltronaMove[] | null>;
  /** Releases the seats, sold or held. Harmless where they are released already. */
  releaseReserva: (tx: Tx, id: string) => Promise<void>;
  /** Frees seats that were not paid in time. @returns how many reservas ended. */
  sweep: (tx: Tx) => Promise<number>;
}

import type { Tx } from '../../platform/database/database';

/** A taken seat that becomes another one, with the seat of the purchase and its rights. */
export interface Movida {
  reservaId: string;
  trecho: number;
  original: number;
  de: number;
  para: number;
  acessivel: boolean;
  mulheres: boolean;
  /** Of a worse class, or without the step-free seat that was bought. */
  pior: boolean;
}

/** The people of a departure follow its coach; handed in by the room where seats, orders and tickets meet. */
export interface MoveOcupantes {
  /**
   * Locks the orders and holds of a departure and then the departure itself, until the transaction ends: nobody takes,
   * pays, cancels or exchanges a seat of it meanwhile.
   */
  lock: (tx: Tx, partidaId: string) => Promise<void>;
  /** Moves seats, orders and tickets, records each move under an entry of the log, and tells the buyers. */
  move: (tx: Tx, troca: { partidaId: string; registroId: string; movidas: readonly Movida[] }) => Promise<void>;
}

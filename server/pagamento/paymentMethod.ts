import type { Tx } from '../platform/database/database';
import type { MotivoEstorno } from './tables';

/** A way of paying, as the conclusion of an order sees it. */
export interface PaymentMethod {
  /**
   * Asks outside what was paid for an order, writes each payment down once (the accepted one moves the order to
   * `pago`), and closes attempts whose time is over. May be repeated and cut anywhere.
   */
  collect: (pedidoId: string) => Promise<void>;
  /**
   * The seats are the order's: takes for good what was only reserved until then. May be repeated.
   * @returns false where that money is lost and the order is not paid any more.
   */
  take?: (pedidoId: string) => Promise<boolean>;
  /** The order waits for no money any more: ends what could still take some. May be repeated. */
  close?: (pedidoId: string) => Promise<void>;
  /** The order can't have what was paid for: owes all accepted money of it back, in the caller's transaction. */
  returnAccepted: (tx: Tx, pedidoId: string, motivo: MotivoEstorno) => Promise<void>;
}

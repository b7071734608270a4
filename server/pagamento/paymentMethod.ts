import type { PedidoRow } from '../pedidos/pedidoRepository';
import type { Tx } from '../platform/database/database';
import type { MotivoEstorno } from './tables';

/** A means of payment, for the conclusion of an order. */
export interface PaymentMethod {
  /**
   * Asks the provider what was paid for an order, writes each payment down once (the accepted one moves the order to
   * `pago`), and closes attempts whose time is over. May be repeated and interrupted anywhere. `boletoVence` is the order's
   * `boleto_vence`, so that an order without a boleto costs no look for one.
   */
  collect: (pedidoId: string, boletoVence?: string | null) => Promise<void>;
  /**
   * Captures what was only reserved, once the order has its seats. May be repeated.
   * @returns false where that money is lost and the order is not paid any more.
   */
  take?: (pedido: Pick<PedidoRow, 'id' | 'canal'>) => Promise<boolean>;
  /** Ends what could still take money for an order that waits for none any more. May be repeated. */
  close?: (pedidoId: string, boletoVence?: string | null) => Promise<void>;
  /** The order cannot have its seats: owes back all of its accepted money, in the caller's transaction. */
  returnAccepted: (tx: Tx, pedidoId: string, motivo: MotivoEstorno) => Promise<void>;
}

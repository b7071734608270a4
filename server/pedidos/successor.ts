import { situacoesAntes } from '../../src/domain/pedido';
import type { SituacaoPedido } from '../../src/domain/wire/pedidos';
import type { Reader, Tx } from '../platform/database/database';
import type { PedidoRow } from './orderRepository';

/** A successor is an order that replaces a ticket. In these states it is chosen and not paid. */
export const UNPAID_SUCCESSOR: readonly SituacaoPedido[] = ['reservado', 'aguardando_pagamento'];
/** In these it is paid and not issued: nothing else may be decided about its ticket. */
export const PAID_SUCCESSOR: readonly SituacaoPedido[] = ['pago', 'emitindo', 'emitido_parcial'];
/** The states in which a successor is live. The index `pedido_sucessor` admits one live successor per ticket. */
export const LIVE_SUCCESSOR: readonly SituacaoPedido[] = [...UNPAID_SUCCESSOR, ...PAID_SUCCESSOR, 'emitido'];

export type Successor = Pick<PedidoRow, 'id' | 'situacao' | 'total_centavos'>;

/** The live successor of a ticket. Only under the ticket's lock does the answer hold until the transaction ends. */
export const findSuccessor = (reader: Reader, bilheteId: string): Promise<Successor | undefined> =>
  reader
    .selectFrom('pedido')
    .select(['id', 'situacao', 'total_centavos'])
    .where('remarca_bilhete_id', '=', bilheteId)
    .where('situacao', 'in', LIVE_SUCCESSOR)
    .executeTakeFirst();

/** Serialises decisions about a ticket: exchange, transfer, cancellation and the arrival of a successor's money. */
export const lockTicket = (tx: Tx, bilheteId: string) =>
  tx.selectFrom('bilhete').select('situacao').where('id', '=', bilheteId).forUpdate().executeTakeFirstOrThrow();

/**
 * Whether money that arrives now pays the order; otherwise it is owed back. Late money revives an expired successor
 * only while no other successor of its ticket is live. The caller holds the order's lock; the ticket's lock is taken
 * after it, as everywhere.
 */
export async function acceptsPayment(tx: Tx, { situacao, remarca_bilhete_id }: PedidoRow): Promise<boolean> {
  if (!situacoesAntes('pago').includes(situacao)) return false;
  if (remarca_bilhete_id === null || LIVE_SUCCESSOR.includes(situacao)) return true;
  await lockTicket(tx, remarca_bilhete_id);
  return (await findSuccessor(tx, remarca_bilhete_id)) === undefined;
}

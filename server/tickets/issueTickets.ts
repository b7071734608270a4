import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { advance, listItens, lockPedido, type PedidoRow, type PedidoWithItems } from '../orders/orderRepository';
import { enqueueEmail } from '../outbox/outbox';
import type { BoardingCodes } from './boardingKey';
import { SERIE_BPE } from './operadoras';
import { ticketEmail } from './ticketEmail';
import { newTicketRow } from './ticketRow';

/**
 * Issues every ticket of an order that is being issued and ends it as issued, all in one transaction: no run leaves
 * half an order, and a second run finds nothing to do.
 */
export const createIssueTickets =
  (codes: BoardingCodes, publicUrl: string) =>
  async (tx: Tx, pedidoId: string): Promise<void> => {
    const pedido = await lockPedido(tx, pedidoId);
    if (pedido?.situacao !== 'emitindo') return;
    const itens = await listItens(tx, [pedidoId]);
    const first = await takeNumbers(tx, itens.length);
    const emissao = new Date();
    const rows = itens.map((item, i) => newTicketRow(item, first + i, emissao, codes));
    await tx.insertInto('bilhete').values(rows).execute();
    await advance(tx, pedidoId, 'emitido');
    await tellBuyer(tx, pedido, itens, publicUrl);
  };

/** Fiscal numbers leave no gap: they go back with the transaction that took them. */
async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { ultimo } = await tx
    .insertInto('bpe_numeracao')
    .values({ serie: SERIE_BPE, ultimo: count })
    .onConflict((conflict) => conflict.column('serie').doUpdateSet({ ultimo: sql`bpe_numeracao.ultimo + ${count}` }))
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo - count + 1;
}

const tellBuyer = (tx: Tx, pedido: PedidoRow, itens: PedidoWithItems['itens'], publicUrl: string) =>
  enqueueEmail(tx, `pedido-emitido/${pedido.id}`, ticketEmail(pedido, itens, publicUrl));

import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { advance, listItens, lockPedido, type PedidoWithItems } from '../pedidos/orderRepository';
import { enqueueEmail } from '../platform/outbox/outbox';
import type { BoardingCodes } from './boardingKey';
import { gateCodeOf } from './gateCode';
import { SERIE_BPE } from '../pedidos/operadoras';
import { ticketEmail } from './ticketEmail';
import { newTicketRow } from './ticketRow';

/** A seat that the operator has sold; `chave_bpe` where it numbered the BP-e itself. */
export interface SoldSeat {
  n: number;
  chave_bpe: string | null;
}

/** Issues the tickets of sold seats, in the transaction given; those that are issued already stay as they are. */
export type IssueTickets = (tx: Tx, pedidoId: string, sold: readonly SoldSeat[]) => Promise<void>;

/**
 * With the last of its tickets an order is issued, before that it is in part; tickets, state and e-mail are one
 * transaction, so no run leaves half of it, and a second run finds nothing to do.
 * @param onIssued called in that transaction once the order has all of its tickets: an exchange ends the ticket that the
 * order replaces.
 */
export const createIssueTickets =
  (codes: BoardingCodes, publicUrl: string, onIssued: (tx: Tx, pedidoId: string) => Promise<void>): IssueTickets =>
  async (tx, pedidoId, sold) => {
    const pedido = await lockPedido(tx, pedidoId);
    if (pedido?.situacao !== 'emitindo' && pedido?.situacao !== 'emitido_parcial') return;
    const itens = await listItens(tx, [pedidoId]);
    const isSold = ({ n }: { n: number }): boolean => sold.some((seat) => seat.n === n);
    const fresh = itens.filter((item) => item.bilhete_id === null && isSold(item));
    if (fresh.length > 0) await insertTickets(tx, fresh, sold, codes);
    const isWhole = itens.every(isSold);
    if (!(await advance(tx, pedidoId, isWhole ? 'emitido' : 'emitido_parcial'))) return;
    if (isWhole) await onIssued(tx, pedidoId);
    const issued = isWhole ? itens : itens.filter(isSold);
    const chave = isWhole ? `pedido-emitido/${pedidoId}` : `pedido-emitido-parcial/${pedidoId}`;
    if (pedido.comprador_email !== '') await enqueueEmail(tx, chave, ticketEmail(pedido, issued, publicUrl));
  };

async function insertTickets(
  tx: Tx,
  fresh: PedidoWithItems['itens'],
  sold: readonly SoldSeat[],
  codes: BoardingCodes,
): Promise<void> {
  const chaves = new Map(sold.map(({ n, chave_bpe }) => [n, chave_bpe]));
  const ownCount = fresh.filter(({ n }) => !chaves.get(n)).length;
  let numero = ownCount > 0 ? await takeNumbers(tx, ownCount) : 0;
  const emissao = new Date();
  const rows = fresh.map((item) => {
    const chave = chaves.get(item.n);
    return chave ? underKey(item, chave, emissao, codes) : newTicketRow(item, numero++, emissao, codes);
  });
  await tx.insertInto('bilhete').values(rows).execute();
}

/** The operator numbered the BP-e: series and number stand in its key. */
const underKey = (item: PedidoWithItems['itens'][number], chave: string, emissao: Date, codes: BoardingCodes) => ({
  ...newTicketRow(item, 0, emissao, codes),
  serie: Number(chave.slice(22, 25)),
  numero: Number(chave.slice(25, 34)),
  chave_bpe: chave,
  codigo_catraca: gateCodeOf(item.viagem.partida, chave),
});

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

import { msg } from '../../src/words/t';
import type { NovoPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import { auditDesconto } from '../agencia/operadores/descontoBalcao';
import { giveCreditoUp, spendCredito } from '../conta/creditos/creditos';
import { supersedeCobrancas } from '../pagamento/supersedeCobrancas';
import { composePedido, type ComposedPedido } from '../pedidos/novo/composePedido';
import { findPedidoOfReserva } from '../pedidos/novo/novoPedidoRepository';
import { insertPedidoItens, type NewItem } from '../pedidos/pedidoItemRepository';
import {
  advance,
  findOwn,
  lockPedido,
  withoutBilhete,
  type PedidoRow,
  type PedidoWithItems,
} from '../pedidos/pedidoRepository';
import { toPedido } from '../pedidos/pedidoView';
import { forgetRascunho } from '../pedidos/rascunhos/rascunhoRepository';
import type { NewPedido } from '../pedidos/novo/novoPedidoRepository';
import { insertPedido, rewritePedido } from '../pedidos/novo/writePedido';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { Inventory, ReservaDetalhada } from '../reservas/inventory';
import { followPoltronas } from '../reservas/poltronas/followPoltronas';
import { refuseOver, requireOwn } from '../reservas/requireReserva';
import type { Comprador } from './comprador';

/**
 * Creates the order of a hold at the prices that the hold promised, and takes what the price needs: places of gratuities
 * and the use of a coupon. A hold has one order: until it is paid, a second request (the person went back and corrected
 * a name) gives the same order the new data and the new price.
 */
export async function createPedido(
  tx: Tx,
  inventory: Inventory,
  { sub: dono, operadora }: Comprador,
  novo: NovoPedido,
): Promise<Pedido> {
  // Requests for one hold take turns here, so that the second one finds the order of the first.
  const reserva = requireOwn(await inventory.keepReserva(tx, novo.reservaId), dono);
  const existing = await findByReserva(tx, reserva.id);
  if (existing) await reopen(tx, existing);
  refuseOver(reserva);
  const passageiros = await followPoltronas(tx, reserva, novo.passageiros);
  const { columns, itens } = await composePedido(
    tx,
    reserva,
    { ...novo, passageiros },
    { operadora, isAgain: existing !== undefined },
  );
  const made = existing
    ? await rewrite(tx, existing, columns, itens)
    : await insert(tx, { ...toHoldColumns(reserva), ...columns }, itens);
  faultPoint('pedido-antes');
  if (operadora) await auditDesconto(tx, operadora, existing ?? null, made.pedido);
  return toPedido(made);
}

/** Writes a new order. @returns it as {@link findOwn} would read it. */
async function insert(tx: Tx, pedido: NewPedido, itens: readonly NewItem[]): Promise<PedidoWithItems> {
  const row = await insertPedido(tx, pedido);
  await spend(tx, row);
  const written = await insertPedidoItens(tx, row.id, itens);
  if (await waitsForNothing(tx, row)) return readBack(tx, row);
  return { pedido: row, itens: written.sort((a, b) => a.n - b.n).map(withoutBilhete), estornos: [] };
}

/** Writes an unpaid order anew. */
async function rewrite(
  tx: Tx,
  existing: PedidoRow,
  columns: ComposedPedido['columns'],
  itens: readonly NewItem[],
): Promise<PedidoWithItems> {
  await rewritePedido(tx, existing, columns);
  await forgetRascunho(tx, existing.reserva_id);
  await supersedeCobrancas(tx, existing.id, columns.total_centavos);
  await insertPedidoItens(tx, existing.id, itens);
  await spend(tx, { ...existing, ...columns });
  await waitsForNothing(tx, { id: existing.id, total_centavos: columns.total_centavos });
  return readBack(tx, existing);
}

/** An order that costs nothing has no payment to wait for. @returns true where it moved on. */
const waitsForNothing = async (tx: Tx, { id, total_centavos }: Pick<PedidoRow, 'id' | 'total_centavos'>) =>
  total_centavos === 0 && (await advance(tx, id, 'aguardando_pagamento'));

async function readBack(tx: Tx, { id, dono }: Pick<PedidoRow, 'id' | 'dono'>): Promise<PedidoWithItems> {
  const made = await findOwn(tx, dono, id);
  if (!made) throw new Error('an order vanished in its own transaction');
  return made;
}

/** An order that is made anew: its credit is its owner's again, before the new price is agreed on. */
async function reopen(tx: Tx, existing: PedidoRow): Promise<void> {
  refuseSettled(existing);
  if (existing.credito_usado_centavos > 0) await giveCreditoUp(tx, existing.id);
}

async function spend(tx: Tx, pedido: Pick<PedidoRow, 'id' | 'dono' | 'credito_usado_centavos'>): Promise<void> {
  const { id, dono, credito_usado_centavos: centavos } = pedido;
  if (centavos > 0) await spendCredito(tx, dono, id, centavos);
}

function refuseSettled({ situacao, troca }: PedidoRow): void {
  const isOpen = situacao === 'reservado' || situacao === 'aguardando_pagamento';
  if (!isOpen) throw conflict('PEDIDO_JA_PAGO', msg('Este pedido já foi pago ou encerrado.'));
  // An exchange keeps its passenger and its credit.
  if (troca) throw conflict('PEDIDO_DE_TROCA', msg('Esta reserva é de uma remarcação: siga para o pagamento.'));
}

async function findByReserva(tx: Tx, reservaId: string): Promise<PedidoRow | undefined> {
  const found = await findPedidoOfReserva(tx, reservaId);
  return found && lockPedido(tx, found.id);
}

const toHoldColumns = ({ id, dono, expiraEm }: ReservaDetalhada) => ({
  dono,
  reserva_id: id,
  situacao: 'reservado' as const,
  expira_em: expiraEm,
});

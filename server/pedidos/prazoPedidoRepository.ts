import { sql, type RawBuilder } from 'kysely';
import type { Dia } from '../../src/domain/base/data';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Tx } from '../platform/database/database';

/** Locks the pedido over a reserva; undefined where there is none yet. */
export async function lockPedidoOfReserva(tx: Tx, reservaId: string): Promise<SituacaoPedido | undefined> {
  const pedido = await tx
    .selectFrom('pedido')
    .select('situacao')
    .where('reserva_id', '=', reservaId)
    .forUpdate()
    .executeTakeFirst();
  return pedido?.situacao;
}

/** Adds minutes to the end of the pedido over a reserva; without effect where there is none. */
export async function extendPedidoOfReserva(tx: Tx, reservaId: string, minutos: number): Promise<void> {
  const later = sql<Date>`expira_em + make_interval(mins => ${minutos})`;
  await tx.updateTable('pedido').set({ expira_em: later }).where('reserva_id', '=', reservaId).execute();
}

/** Sets the end of a pedido to that many minutes from now. */
export async function keepPedidoFor(tx: Tx, pedidoId: string, minutos: number): Promise<void> {
  const end = sql<Date>`now() + make_interval(mins => ${minutos})`;
  await tx.updateTable('pedido').set({ expira_em: end }).where('id', '=', pedidoId).execute();
}

/** Sets the end of an unpaid pedido to what an expression over its row says. */
export async function endPedidoAt(tx: Tx, pedidoId: string, end: RawBuilder<Date>): Promise<void> {
  await tx.updateTable('pedido').set({ expira_em: end }).where('id', '=', pedidoId).execute();
}

/** Says that the seats of a pedido wait for a boleto that is due on a day; null: for none any more. */
export async function setBoletoVence(tx: Tx, pedidoId: string, dia: Dia | null): Promise<void> {
  await tx.updateTable('pedido').set({ boleto_vence: dia }).where('id', '=', pedidoId).execute();
}

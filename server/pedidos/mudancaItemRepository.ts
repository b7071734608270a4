/** Reads `bilhete` of `bilhetes`: a ticket that is being given away has two orders. */
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { movesTable, type MovedPoltrona } from '../reservas/poltronas/mudancaPoltronaRepository';

/** A seat of an order that was moved. */
export interface MovedItem {
  reservaId: string;
  trecho: number;
  pedidoId: string;
  n: number;
  /** The seat that it has now. */
  poltrona: number;
}

/** Ids of the orders over some reservas. */
export async function listPedidosOfReservas(tx: Tx, reservaIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('pedido')
    .select('id')
    .where('reserva_id', 'in', [...reservaIds, NONE])
    .execute();
  return rows.map(({ id }) => id);
}

/** An id of no reserva, since an empty list is no SQL. */
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Locks the orders over some reservas until the transaction ends, the newest first: an order that replaces a ticket is
 * locked before the order of that ticket, as everywhere.
 */
export async function lockPedidosOfReservas(tx: Tx, reservaIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pedido where reserva_id = any(${[...reservaIds]}::uuid[]) order by id desc for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The seats of the orders over some reservas that have these numbers. */
export async function listItensAt(tx: Tx, moves: readonly MovedPoltrona[]): Promise<MovedItem[]> {
  const { rows } = await sql<MovedItem>`
    select m.reserva_id as "reservaId", m.trecho, i.pedido_id as "pedidoId", i.n, i.poltrona
    from ${movesTable(moves)} join pedido p on p.reserva_id = m.reserva_id
    join pedido_item i on i.pedido_id = p.id and i.trecho = m.trecho and i.poltrona = m.de`.execute(tx);
  return rows;
}

/**
 * Gives seats of orders other numbers, all at once, so that people of one order may change places. Numbers are negative in
 * between, since the key is compared row by row.
 */
export async function moveItens(tx: Tx, moves: readonly MovedPoltrona[]): Promise<void> {
  const { rows } = await sql<{ pedido_id: string }>`
    update pedido_item i set poltrona = -m.para from ${movesTable(moves)} join pedido p on p.reserva_id = m.reserva_id
    where i.pedido_id = p.id and i.trecho = m.trecho and i.poltrona = m.de
    returning i.pedido_id`.execute(tx);
  await sql`
    update pedido_item set poltrona = -poltrona
    where pedido_id = any(${rows.map(({ pedido_id }) => pedido_id)}::uuid[]) and poltrona < 0`.execute(tx);
}

/** Whether a ticket of one of these seats is being given to another person: its new order names the seat too. */
export async function hasTransferAt(tx: Tx, itens: readonly MovedItem[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from unnest(${itens.map(({ pedidoId }) => pedidoId)}::uuid[], ${itens.map(({ n }) => n)}::int[]) as m(pedido_id, n)
      join bilhete b on b.pedido_id = m.pedido_id and b.n = m.n
      join pedido novo on novo.remarca_bilhete_id = b.id
      where novo.troca = 'transferencia' and novo.situacao in ('emitindo','emitido_parcial')) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

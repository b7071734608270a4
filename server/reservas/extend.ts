import { sql } from 'kysely';
import { PRORROGACAO_MINUTOS } from '../../src/domain/constantes';
import type { Tx } from '../platform/database/database';

/** What became of it: `vencida` also where the hold was given back or sold, `usada` where it had been extended before. */
export type Extension = 'prorrogada' | 'vencida' | 'usada' | 'pagamento_iniciado';

/**
 * Gives the person some more minutes, once. A hold whose end has come is not revived, for its seats may be
 * somebody else's already; one that is being paid lives as long as its payment.
 */
export async function extendReserva(tx: Tx, id: string): Promise<Extension> {
  // The order first and the hold after it, as everywhere where both are taken.
  const pedido = await tx
    .selectFrom('pedido')
    .select('situacao')
    .where('reserva_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (pedido && pedido.situacao !== 'reservado') return 'pagamento_iniciado';
  const reserva = await tx
    .selectFrom('reserva')
    .select(['situacao', sql<boolean>`expira_em > now()`.as('viva')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (reserva?.situacao !== 'ativa' || !reserva.viva) return 'vencida';
  if (!(await lockSeats(tx, id))) return 'vencida';
  const first = await tx
    .insertInto('reserva_prorrogacao')
    .values({ reserva_id: id })
    .onConflict((again) => again.column('reserva_id').doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) return 'usada';
  await moveEnd(tx, id);
  return 'prorrogada';
}

/** Keeps others from taking the seats over; false where somebody whose clock was a moment ahead has done so already. */
async function lockSeats(tx: Tx, id: string): Promise<boolean> {
  const { rows: held } = await sql`
    select 1 from ocupacao o join reserva_trecho t on t.partida_id = o.partida_id and t.reserva_id = o.reserva_id
    where t.reserva_id = ${id}::uuid and o.expira_em > now()
    order by o.partida_id, o.poltrona, o.perna for update of o`.execute(tx);
  const { rows } = await sql<{ pernas: number }>`
    select coalesce(sum(t.seq_d - t.seq_o), 0)::int as pernas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${id}::uuid`.execute(tx);
  return held.length === rows[0]?.pernas;
}

/** The hold, its seats and its order end together; all of them a little later. */
async function moveEnd(tx: Tx, id: string): Promise<void> {
  const later = sql<Date>`expira_em + make_interval(mins => ${PRORROGACAO_MINUTOS})`;
  await tx.updateTable('reserva').set({ expira_em: later }).where('id', '=', id).execute();
  await tx.updateTable('pedido').set({ expira_em: later }).where('reserva_id', '=', id).execute();
  await sql`
    update ocupacao o set expira_em = o.expira_em + make_interval(mins => ${PRORROGACAO_MINUTOS})
    from reserva_trecho t
    where t.reserva_id = ${id}::uuid and o.partida_id = t.partida_id and o.reserva_id = t.reserva_id`.execute(tx);
}

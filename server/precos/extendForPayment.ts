import { sql } from 'kysely';
import { DESAFIO_MINUTOS } from '../../src/domain/cartao';
import type { Tx } from '../platform/database/database';
import { extendExtras } from './secureExtras';

interface Extension {
  minutes: number;
  /** The table whose key says that this hold was made longer for that reason. */
  once: 'reserva_pagamento' | 'reserva_externa';
}

const forCard: Extension = { minutes: DESAFIO_MINUTOS, once: 'reserva_pagamento' };

/**
 * Somebody is paying: a hold that would end amid it lasts as long as a bank's challenge may, or as an agency's link,
 * counted from now. Once for each reason, so that nobody keeps seats by trying; a hold whose end has come is not
 * revived. The order ends with it.
 */
export async function extendForPayment(
  tx: Tx,
  pedidoId: string,
  reservaId: string,
  { minutes, once }: Extension = forCard,
): Promise<void> {
  const end = sql<Date>`now() + make_interval(mins => ${minutes})`;
  const reserva = await tx
    .selectFrom('reserva')
    .select(sql<boolean>`expira_em > now() and expira_em < ${end}`.as('curta'))
    .where('id', '=', reservaId)
    .where('situacao', '=', 'ativa')
    .forUpdate()
    .executeTakeFirst();
  if (!reserva?.curta) return;
  const first = await tx
    .insertInto(once)
    .values({ reserva_id: reservaId })
    .onConflict((again) => again.column('reserva_id').doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) return;
  await tx.updateTable('reserva').set({ expira_em: end }).where('id', '=', reservaId).execute();
  await tx.updateTable('pedido').set({ expira_em: end }).where('id', '=', pedidoId).execute();
  await sql`
    update ocupacao o set expira_em = now() + make_interval(mins => ${minutes})
    from reserva_trecho t
    where t.reserva_id = ${reservaId}::uuid and o.partida_id = t.partida_id and o.reserva_id = t.reserva_id
      and o.expira_em > now()`.execute(tx);
  await extendExtras(tx, reservaId);
}

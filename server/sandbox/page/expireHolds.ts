import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database';

/**
 * Ends the time of every unpaid reserva, as ten minutes of waiting would, so that QA sees an expired reserva and
 * late money without a wait.
 * @returns how many reservas ended.
 */
export const expireHolds = (database: Database): Promise<number> =>
  database.transaction(async (tx) => {
    const ended = await tx
      .updateTable('reserva')
      .set({ expira_em: past })
      .where('situacao', '=', 'ativa')
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    if (ids.length > 0) await endWhatHangsOn(tx, ids);
    return ids.length;
  });

const past = sql<Date>`now() - interval '1 second'`;

async function endWhatHangsOn(tx: Tx, reservas: string[]): Promise<void> {
  await tx
    .updateTable('ocupacao')
    .set({ expira_em: past })
    .where('reserva_id', 'in', reservas)
    .where('expira_em', 'is not', null)
    .execute();
  await tx
    .updateTable('tarifa_vaga')
    .set({ expira_em: past })
    .where('reserva_id', 'in', reservas)
    .where('expira_em', 'is not', null)
    .execute();
  const orders = await tx
    .updateTable('pedido')
    .set({ expira_em: past })
    .where('reserva_id', 'in', reservas)
    .returning('id')
    .execute();
  if (orders.length === 0) return;
  await tx
    .updateTable('cobranca_pix')
    .set({ expira_em: past })
    .where(
      'pedido_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('situacao', 'in', ['criando', 'ativa'])
    .execute();
  await tx
    .updateTable('cobranca_externa')
    .set({ expira_em: past })
    .where(
      'pedido_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('situacao', 'in', ['criando', 'aberta'])
    .execute();
}

import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database';

/**
 * Ends the time of every unpaid reserva, as ten minutes of waiting would, or days where it waits for a boleto, so that QA sees an expired reserva and
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
  await tx
    .updateTable('adicional_vaga')
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
  const pedidos = orders.map(({ id }) => id);
  await endCobrancas(tx, pedidos);
  await endBoletos(tx, pedidos);
}

async function endCobrancas(tx: Tx, pedidos: string[]): Promise<void> {
  await tx
    .updateTable('cobranca_pix')
    .set({ expira_em: past })
    .where('pedido_id', 'in', pedidos)
    .where('situacao', 'in', ['criando', 'ativa'])
    .execute();
  await tx
    .updateTable('cobranca_externa')
    .set({ expira_em: past })
    .where('pedido_id', 'in', pedidos)
    .where('situacao', 'in', ['criando', 'aberta'])
    .execute();
}

/** The day on which the last payment of a boleto is known is over, so that its job takes it back. */
async function endBoletos(tx: Tx, pedidos: string[]): Promise<void> {
  await tx
    .updateTable('boleto')
    .set({ segura_ate: past, consultar_em: past })
    .where('pedido_id', 'in', pedidos)
    .where('situacao', 'in', ['registrando', 'aberto'])
    .execute();
}

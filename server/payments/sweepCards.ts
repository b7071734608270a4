import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { ConcluirPedido } from '../orders/concludeOrder';
import type { PursueAttempt } from './cardPursuit';
import type { PaymentMethod } from './paymentMethod';

interface SweepCardServices {
  database: Database;
  pursueAttempt: PursueAttempt;
  method: PaymentMethod;
  concluirPedido: ConcluirPedido;
}

const BATCH = 50;

/**
 * Card payments that nobody came back for: challenges left open, answers that got lost, money reserved and not yet
 * taken, money that turned up after all. Every turn may be repeated.
 */
export async function sweepCards({
  database,
  pursueAttempt,
  method,
  concluirPedido,
}: SweepCardServices): Promise<void> {
  const due = await database.db
    .selectFrom('cobranca_cartao')
    .select(['id', 'pedido_id', 'situacao'])
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where('criado_em', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('consultar_em')
    .limit(BATCH)
    .execute();
  for (const { id, pedido_id, situacao } of due) {
    if (situacao === 'autorizada') await takeLate(database, method, pedido_id);
    else await pursueAttempt(id);
    await concluirPedido(pedido_id);
  }
}

/** Only where the seats are the order's: until then the money is let go of more easily than given back. */
async function takeLate({ db }: Database, method: PaymentMethod, pedidoId: string): Promise<void> {
  const secured = await db
    .selectFrom('pedido')
    .select('id')
    .where('id', '=', pedidoId)
    .where('situacao', 'not in', ['pago', 'pago_sem_poltrona', 'estorno_em_processamento', 'estornado'])
    .executeTakeFirst();
  if (secured) await method.take?.(pedidoId);
  await db
    .updateTable('cobranca_cartao')
    .set({ consultar_em: sql<Date>`now() + interval '20 seconds'` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '=', 'autorizada')
    .where('consultar_em', 'is not', null)
    .execute();
}

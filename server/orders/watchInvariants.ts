import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Database, Reader } from '../database/database';
import { checkInvariants, type Violation } from './invariants';

/** How far back a turn looks: an order that broke is found long before it is this old. */
const DESDE = '2 days';

/**
 * Opens an alert for each order for which something does not hold, and closes those that hold again.
 * @returns what is new, for the log.
 */
export async function watchInvariants({ db, transaction }: Database): Promise<Violation[]> {
  const found = await checkInvariants(db, DESDE);
  return transaction(async (tx) => {
    const fresh: Violation[] = [];
    for (const { invariante, pedidoId, detalhe } of found) {
      const opened = await tx
        .insertInto('alerta')
        .values({ id: v7(), invariante, pedido_id: pedidoId, detalhe })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (opened) fresh.push({ invariante, pedidoId, detalhe });
    }
    const open = found.map(({ invariante, pedidoId }) => `${invariante}/${pedidoId}`);
    await sql`
      update alerta set resolvido_em = now()
      where resolvido_em is null and not (invariante || '/' || pedido_id::text = any(${open}::text[]))`.execute(tx);
    return fresh;
  });
}

/** How many alerts wait for somebody. */
export async function countAlertas(reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from alerta where resolvido_em is null`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Database, Reader } from '../platform/database/database';
import { checkInvariants, invariantes } from './invariants';
import { avisos, findWarnings } from './warnings';

/** How far back a turn looks: an order that broke is found long before it is this old. */
const DESDE = '2 days';

/** Something that somebody has to look at. */
export interface Alert {
  invariante: string;
  /** Names what it is about: the id of an order, of a step, of a queued e-mail. */
  assunto: string;
  pedidoId: string | null;
  detalhe: string;
}

/**
 * Opens an alert for each order for which something does not hold and for all work that is not done in time, and closes
 * those whose reason is gone. Work comes first: what keeps the invariants from being checked is told nevertheless.
 * @returns what is new, for the log.
 */
export async function watchInvariants(database: Database): Promise<Alert[]> {
  const fresh = await writeAlerts(database, Object.keys(avisos), await findWarnings(database.db));
  const broken = await checkInvariants(database.db, DESDE);
  const found = broken.map((violation) => ({ ...violation, assunto: violation.pedidoId }));
  return [...fresh, ...(await writeAlerts(database, Object.keys(invariantes), found))];
}

/** @param kinds those that were looked for: only their alerts may be over. */
const writeAlerts = ({ transaction }: Database, kinds: string[], found: readonly Alert[]): Promise<Alert[]> =>
  transaction(async (tx) => {
    const fresh: Alert[] = [];
    for (const alert of found) {
      const { invariante, assunto, pedidoId, detalhe } = alert;
      const opened = await tx
        .insertInto('alerta')
        .values({ id: v7(), invariante, assunto, pedido_id: pedidoId, detalhe: detalhe.slice(0, 300) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (opened) fresh.push(alert);
    }
    const open = found.map(({ invariante, assunto }) => `${invariante}/${assunto}`);
    await sql`
      update alerta set resolvido_em = now()
      where resolvido_em is null and invariante = any(${kinds}::text[])
        and not (invariante || '/' || assunto = any(${open}::text[]))`.execute(tx);
    return fresh;
  });

/** How many alerts wait for somebody. */
export async function countAlertas(reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from alerta where resolvido_em is null`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

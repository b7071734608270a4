import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';

/** A reason for which a person has to look. */
export interface Alert {
  invariante: string;
  /** The subject of the alert: the id of an order, of a step, of a queued e-mail. */
  assunto: string;
  pedidoId: string | null;
  detalhe: string;
}

/** Opens an alert; false where one of its kind is open for its subject already. */
export async function openAlerta(tx: Tx, { invariante, assunto, pedidoId, detalhe }: Alert): Promise<boolean> {
  const opened = await tx
    .insertInto('alerta')
    .values({ id: v7(), invariante, assunto, pedido_id: pedidoId, detalhe: detalhe.slice(0, 300) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** Resolves the open alerts of these kinds except the ones found in this turn. */
export async function resolveOtherAlertas(tx: Reader, kinds: string[], found: readonly Alert[]): Promise<void> {
  const open = found.map(({ invariante, assunto }) => `${invariante}/${assunto}`);
  await sql`
    update alerta set resolvido_em = now()
    where resolvido_em is null and invariante = any(${kinds}::text[])
      and not (invariante || '/' || assunto = any(${open}::text[]))`.execute(tx);
}

/** The number of open alerts. */
export async function countAlertas(reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from alerta where resolvido_em is null`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

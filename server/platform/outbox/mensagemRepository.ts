import { sql, type Expression, type SqlBool } from 'kysely';
import { MAX_ATTEMPTS } from './attempts';
import { affected, inBatches, LOTE } from '../database/batches';
import type { Reader } from '../database/database';

/** Deletes messages of a topic that were sent more than `dias` days ago. */
export const deleteMessagesSentBefore = (db: Reader, topico: string, dias: number): Promise<unknown> =>
  db
    .deleteFrom('caixa_saida')
    .where('topico', '=', topico)
    .where('publicado_em', '<', sql<Date>`now() - make_interval(days => ${dias}::int)`)
    .execute();

/** Deletes messages of a topic, sent or not, by a condition on `corpo`, whose form the topic's room decides. */
export const deleteMessagesWhere = (tx: Reader, topico: string, condition: Expression<SqlBool>): Promise<unknown> =>
  tx.deleteFrom('caixa_saida').where('topico', '=', topico).where(condition).execute();

/** Deletes the sent messages to any of the addresses that a subquery selects, in lower case. */
export const forgetSentTo = (tx: Reader, addresses: Expression<unknown>): Promise<unknown> =>
  tx
    .deleteFrom('caixa_saida')
    .where('publicado_em', 'is not', null)
    .where(sql<boolean>`lower(corpo->>'para') in ${addresses}`)
    .execute();

/** Removes recipient and text of sent e-mails and pushes; the row stays, so that the same fact is not told twice. */
export const forgetSentEmails = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update caixa_saida set corpo = '{}' where id in (
        select id from caixa_saida
        where topico in ('email', 'push') and publicado_em < now() - make_interval(days => ${dias}::int)
          and criado_em < now() - make_interval(days => ${dias}::int) and corpo <> '{}'
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Deletes old messages, also those that could never be sent. */
export const deleteOldMessages = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from caixa_saida where id in (
        select id from caixa_saida where criado_em < now() - make_interval(days => ${dias}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** The messages of each topic that wait, and those that were given up after `MAX_ATTEMPTS`. */
export async function countQueued(db: Reader): Promise<{ topico: string; esperam: number; desistidas: number }[]> {
  const { rows } = await sql<{ topico: string; esperam: number; desistidas: number }>`
    select topico, count(*) filter (where tentativas < ${MAX_ATTEMPTS}::int)::int as esperam,
      count(*) filter (where tentativas >= ${MAX_ATTEMPTS}::int)::int as desistidas
    from caixa_saida where publicado_em is null group by topico`.execute(db);
  return rows;
}

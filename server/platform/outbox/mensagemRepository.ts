import { sql, type Expression, type SqlBool } from 'kysely';
import { v7 } from 'uuid';
import { MAX_ATTEMPTS } from './attempts';
import { affected, inBatches, LOTE } from '../database/batches';
import type { Reader, Tx } from '../database/database';
import type { Autor } from '../http/access/staffNames';
import { isUuid } from '../http/validation/uuid';

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

/** Removes recipient and text of sent e-mails and notices; the row stays, so that the same fact is not told twice. */
export const forgetSentEmails = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update caixa_saida set corpo = '{}' where id in (
        select id from caixa_saida
        where topico in ('email', 'push', 'telefone') and publicado_em < now() - make_interval(days => ${dias}::int)
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

/** Messages of a topic that were not sent. */
interface Unsent {
  topico: string;
  esperam: number;
  /** Given up: nothing but a person changes that. */
  desistidas: number;
  /** Their receiver's server wants none of them. */
  recusadas: number;
}

/** The messages of each topic that wait, that were given up, and that their receiver's server refused. */
export async function countQueued(db: Reader): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`
    select topico, count(*) filter (where recusada_em is null and tentativas < ${MAX_ATTEMPTS}::int)::int as esperam,
      count(*) filter (where recusada_em is null and tentativas >= ${MAX_ATTEMPTS}::int)::int as desistidas,
      count(*) filter (where recusada_em is not null)::int as recusadas
    from caixa_saida where publicado_em is null group by topico`.execute(db);
  return rows;
}

/** Whether the mail server of an address refused the last e-mail to it; `para` in lower case. */
export async function isAddressRefused(db: Reader, para: string): Promise<boolean> {
  const last = await db
    .selectFrom('caixa_saida')
    .select('recusada_em')
    .where('topico', '=', 'email')
    .where(sql`lower(corpo->>'para')`, '=', para)
    .where((one) => one.or([one('recusada_em', 'is not', null), one('publicado_em', 'is not', null)]))
    .orderBy('criado_em', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.recusada_em ?? null) !== null;
}

/**
 * Marks a message as sent by its receiver's word: the process that sent it may have died before it wrote that down. Without
 * effect on one that is marked already or that was refused.
 */
export async function confirmMessage(db: Reader, topico: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await db
    .updateTable('caixa_saida')
    .set({ publicado_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('topico', '=', topico)
    .where('publicado_em', 'is', null)
    .where('recusada_em', 'is', null)
    .execute();
}

/** A message of a topic, sent or not. */
export async function findMessage(
  db: Reader,
  topico: string,
  id: string,
): Promise<{ chave: string; corpo: unknown } | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('caixa_saida')
    .select(['chave', 'corpo'])
    .where('id', '=', id)
    .where('topico', '=', topico)
    .executeTakeFirst();
}

/** Queues a message that was given up anew, in the name of a person; false where it is not given up. */
export async function retryMessage(tx: Tx, id: string, { sub, nome }: Autor): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`
    update caixa_saida set tentativas = 0, tentar_em = now()
    where id = ${id}::uuid and publicado_em is null and tentativas >= ${MAX_ATTEMPTS}::int
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .insertInto('caixa_saida_reenvio')
    .values({ id: v7(), mensagem_id: id, autor: sub, autor_nome: nome })
    .execute();
  return true;
}

/** Deletes who had messages sent again, after this many years. */
export async function forgetReenvios(db: Reader, anos: number): Promise<void> {
  await sql`delete from caixa_saida_reenvio where em < now() - make_interval(years => ${anos}::int)`.execute(db);
}

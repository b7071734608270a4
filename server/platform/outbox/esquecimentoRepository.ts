import { sql, type Expression, type SqlBool } from 'kysely';
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

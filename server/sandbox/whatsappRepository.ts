import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

export interface WhatsappShown {
  para: string;
  texto: string;
  canal: 'whatsapp' | 'sms';
}

/** Keeps a message; a repetition of its id is ignored. */
export const insertWhatsapp = (db: Reader, message: WhatsappShown & { id: string }): Promise<unknown> =>
  db
    .insertInto('sandbox_whatsapp')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** The newest `limit` messages, newest first. */
export const listWhatsapp = (db: Reader, limit: number): Promise<WhatsappShown[]> =>
  db
    .selectFrom('sandbox_whatsapp')
    .select(['para', 'texto', 'canal'])
    .orderBy('criado_em', 'desc')
    .limit(limit)
    .execute();

/** Deletes messages older than `dias` days. */
export const deleteOldWhatsapp = (db: Reader, dias: number): Promise<unknown> =>
  db
    .deleteFrom('sandbox_whatsapp')
    .where('criado_em', '<', sql<Date>`now() - make_interval(days => ${dias}::int)`)
    .execute();

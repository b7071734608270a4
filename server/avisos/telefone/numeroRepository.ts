import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** Days after which a number that WhatsApp did not know is tried there again. */
const SEM_WHATSAPP_DIAS = 90;

/** A Brazilian number without the nine before its eight digits, as WhatsApp calls many that have one. */
const SEM_NOVE = /^(55[1-9]\d)([6-9]\d{7})$/;

/** Hash of a number's digits: a refused number is kept in no other form. */
const hashOfNumero = (numero: string): string =>
  createHash('sha256').update(numero.replace(/\D/g, '').replace(SEM_NOVE, '$19$2')).digest('hex');

export interface Numero {
  /** Ends the address that stops the notices. */
  token: string;
  recusado: boolean;
  semWhatsapp: boolean;
}

/** A number as it is known; a first look gives it its token. */
export async function findNumero(db: Reader, numero: string): Promise<Numero> {
  const hash = hashOfNumero(numero);
  await insertNumero(db, hash);
  return db
    .selectFrom('aviso_numero')
    .select([
      'token',
      sql<boolean>`recusado_em is not null`.as('recusado'),
      sql<boolean>`coalesce(sem_whatsapp_em > now() - make_interval(days => ${SEM_WHATSAPP_DIAS}::int), false)`.as(
        'semWhatsapp',
      ),
    ])
    .where('numero_hash', '=', hash)
    .executeTakeFirstOrThrow();
}

/** Sends no more notices to a number, idempotently. */
export async function refuseNumero(tx: Tx, numero: string): Promise<void> {
  const hash = hashOfNumero(numero);
  await insertNumero(tx, hash);
  await refused(tx, 'mensagem').where('numero_hash', '=', hash).execute();
}

/** The same by the code of a link; false for an unknown one. */
export async function refuseNumeroByToken(db: Reader, token: string): Promise<boolean> {
  const { numUpdatedRows } = await refused(db, 'link').where('token', '=', token).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes back the refusal of a number, as its owner asked. */
export const clearNumeroRefusal = (tx: Tx, numero: string): Promise<unknown> =>
  tx
    .updateTable('aviso_numero')
    .set({ recusado_em: null, recusado_por: null })
    .where('numero_hash', '=', hashOfNumero(numero))
    .execute();

/** Notes that WhatsApp does not know a number. */
export const noteSemWhatsapp = (db: Reader, numero: string): Promise<unknown> =>
  db
    .updateTable('aviso_numero')
    .set({ sem_whatsapp_em: sql<Date>`now()` })
    .where('numero_hash', '=', hashOfNumero(numero))
    .execute();

const refused = (db: Reader, por: 'mensagem' | 'link') =>
  db.updateTable('aviso_numero').set({
    recusado_em: sql<Date>`coalesce(recusado_em, now())`,
    recusado_por: sql<'mensagem' | 'link'>`coalesce(recusado_por, ${por})`,
  });

const insertNumero = (db: Reader, hash: string): Promise<unknown> =>
  db
    .insertInto('aviso_numero')
    .values({
      numero_hash: hash,
      token: randomBytes(32).toString('base64url'),
      recusado_em: null,
      recusado_por: null,
      sem_whatsapp_em: null,
    })
    .onConflict((one) => one.column('numero_hash').doNothing())
    .execute();

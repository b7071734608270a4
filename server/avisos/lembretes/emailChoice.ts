import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { normalizeEmail } from '../../conta/contaRepository';
import type { Reader, Tx } from '../../platform/database/database';

/** An address that asked to be left alone is known by this alone. */
const hashOf = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

/** The token of an address's links to be left alone; the same for as long as the address is known. */
export async function unsubscribeToken(tx: Tx, email: string): Promise<string> {
  const endereco_hash = hashOf(email);
  await tx
    .insertInto('aviso_email')
    .values({ endereco_hash, token: randomBytes(32).toString('base64url'), recusado_em: null })
    .onConflict((one) => one.column('endereco_hash').doNothing())
    .execute();
  const row = await tx
    .selectFrom('aviso_email')
    .select('token')
    .where('endereco_hash', '=', endereco_hash)
    .executeTakeFirstOrThrow();
  return row.token;
}

/** No more reminders to the address of this token; once more changes nothing. False where the token is nobody's. */
export async function refuseByToken(reader: Reader, token: string): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('aviso_email')
    .set({ recusado_em: sql<Date>`coalesce(recusado_em, now())` })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether reminders go to an address. Two may say no: who reads it, by the link in such an e-mail, and who bought, on
 * the account page; an agency that sold the trip (`dono` null) speaks for nobody.
 */
export async function wantsEmail(reader: Reader, email: string, dono: string | null): Promise<boolean> {
  const refused = await reader
    .selectFrom('aviso_email')
    .select('token')
    .where('endereco_hash', '=', hashOf(email))
    .where('recusado_em', 'is not', null)
    .executeTakeFirst();
  if (refused) return false;
  if (dono === null) return true;
  const choice = await reader
    .selectFrom('aviso_preferencia')
    .select('email')
    .where('dono', '=', dono)
    .executeTakeFirst();
  return choice?.email ?? true;
}

/** The choice on the account page. Wanting them again also takes back what was refused for the conta's own address. */
export async function chooseEmail(tx: Tx, dono: string, contaEmail: string | null, email: boolean): Promise<void> {
  await tx
    .insertInto('aviso_preferencia')
    .values({ dono, email })
    .onConflict((one) => one.column('dono').doUpdateSet({ email }))
    .execute();
  if (!email || contaEmail === null) return;
  await tx
    .updateTable('aviso_email')
    .set({ recusado_em: null })
    .where('endereco_hash', '=', hashOf(contaEmail))
    .execute();
}

/** The account ends, and with it what was chosen. An address that asked to be left alone stays left alone. */
export const forgetEmailChoice = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('aviso_preferencia').where('dono', '=', dono).execute();

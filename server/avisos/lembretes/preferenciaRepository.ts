import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** Stores a token for the hash of an address, unless it has one, and returns the stored one. */
export async function keepToken(tx: Tx, enderecoHash: string, token: string): Promise<string> {
  await tx
    .insertInto('aviso_email')
    .values({ endereco_hash: enderecoHash, token, recusado_em: null })
    .onConflict((one) => one.column('endereco_hash').doNothing())
    .execute();
  const row = await tx
    .selectFrom('aviso_email')
    .select('token')
    .where('endereco_hash', '=', enderecoHash)
    .executeTakeFirstOrThrow();
  return row.token;
}

/** Refuses e-mails to the address of a token, idempotently; false for an unknown token. */
export async function refuseByToken(reader: Reader, token: string): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('aviso_email')
    .set({ recusado_em: sql<Date>`coalesce(recusado_em, now())` })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether e-mails to an address were refused. */
export async function isEmailRefused(reader: Reader, enderecoHash: string): Promise<boolean> {
  const refused = await reader
    .selectFrom('aviso_email')
    .select('token')
    .where('endereco_hash', '=', enderecoHash)
    .where('recusado_em', 'is not', null)
    .executeTakeFirst();
  return refused !== undefined;
}

/** Takes back the refusal of an address. */
export const clearRefusal = (tx: Tx, enderecoHash: string): Promise<unknown> =>
  tx.updateTable('aviso_email').set({ recusado_em: null }).where('endereco_hash', '=', enderecoHash).execute();

/** Whether a person chose e-mails on the account page; undefined without a choice. */
export async function findPreferencia(reader: Reader, dono: string): Promise<boolean | undefined> {
  const choice = await reader
    .selectFrom('aviso_preferencia')
    .select('email')
    .where('dono', '=', dono)
    .executeTakeFirst();
  return choice?.email;
}

/** Stores a person's choice. */
export const setPreferencia = (tx: Tx, dono: string, email: boolean): Promise<unknown> =>
  tx
    .insertInto('aviso_preferencia')
    .values({ dono, email })
    .onConflict((one) => one.column('dono').doUpdateSet({ email }))
    .execute();

/** Deletes a person's choice; refusals of addresses stay. */
export const deletePreferencia = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('aviso_preferencia').where('dono', '=', dono).execute();

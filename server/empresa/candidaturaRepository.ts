import { sql, type Insertable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { today } from '../platform/database/today';

/** Inserts an application that is kept for `meses` months, and returns the day of its deletion. */
export async function insertCandidatura(
  tx: Tx,
  { meses, ...candidatura }: Omit<Insertable<Tables['candidatura']>, 'id' | 'apagar_em'> & { meses: number },
): Promise<string> {
  const { apagar_em } = await tx
    .insertInto('candidatura')
    .values({
      id: v7(),
      ...candidatura,
      apagar_em: sql`(${today} + make_interval(months => ${meses}::int))::date`,
    })
    .returning('apagar_em')
    .executeTakeFirstOrThrow();
  return apagar_em;
}

/** The newest `limit` applications, newest first, with the size of each file instead of its content. */
export const listCandidaturas = (reader: Reader, limit: number) =>
  reader
    .selectFrom('candidatura')
    .select(['protocolo', 'vaga_id', 'area', 'nome', 'email', 'celular', 'cidade', 'mensagem', 'curriculo_nome'])
    .select(['criado_em', 'apagar_em', sql<number>`octet_length(curriculo)`.as('bytes')])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Name and content of an application's file, or undefined. */
export const findCurriculoRow = (reader: Reader, protocolo: string) =>
  reader
    .selectFrom('candidatura')
    .select(['curriculo_nome', 'curriculo'])
    .where('protocolo', '=', protocolo)
    .executeTakeFirst();

/** Deletes applications and letters whose retention is over. */
export async function deleteExpired(reader: Reader): Promise<void> {
  await reader.deleteFrom('candidatura').where('apagar_em', '<=', today).execute();
  await reader.deleteFrom('manifestacao').where('apagar_em', '<=', today).execute();
}

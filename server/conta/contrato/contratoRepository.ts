import { sql } from 'kysely';
import type { Contrato } from '../../../src/domain/wire/conta/conta';
import type { Reader } from '../../platform/database/database';

/** Inserts versions of the terms; existing ones are left as they are. */
export const insertContratos = (
  db: Reader,
  versions: readonly { versao: number; conteudo: string; vigente_de: string }[],
): Promise<unknown> =>
  db
    .insertInto('contrato')
    .values([...versions])
    .onConflict((conflict) => conflict.column('versao').doNothing())
    .execute();

/** The terms in force now. */
export const currentContrato = (reader: Reader): Promise<Contrato> =>
  reader
    .selectFrom('contrato')
    .select(['versao', 'conteudo'])
    .where('vigente_de', '<=', sql<Date>`now()`)
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

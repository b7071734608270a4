import { sql } from 'kysely';
import type { Contrato } from '../../src/domain/wire/conta';
import type { Database, Reader } from '../platform/database/database';
import { CONTRATO_V1 } from './contratoV1';

/** Every version ever published, oldest first; one that was published never changes. */
const versions: readonly { versao: number; conteudo: string; vigente_de: string }[] = [
  { versao: 1, conteudo: CONTRATO_V1, vigente_de: '2026-01-01T00:00:00-03:00' },
];

/** Writes versions that the database does not have yet. */
export async function seedContrato({ db }: Database): Promise<void> {
  await db
    .insertInto('contrato')
    .values([...versions])
    .onConflict((conflict) => conflict.column('versao').doNothing())
    .execute();
}

/** The terms in force now. */
export const currentContrato = (reader: Reader): Promise<Contrato> =>
  reader
    .selectFrom('contrato')
    .select(['versao', 'conteudo'])
    .where('vigente_de', '<=', sql<Date>`now()`)
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Reads `conta`: a version is shown with its author's name. */
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { FUSO_DA_SEDE, type Dia } from '../../src/domain/base/data';
import type { Contrato } from '../../src/domain/wire/conta/conta';
import type { Reader } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

export type VersaoContrato = Omit<Insertable<Tables['contrato']>, 'vigente_de' | 'autor'> & {
  autor?: string;
  vigente_de: Date | string | RawBuilder<Date>;
};

/** The beginning of a day at the company's seat. */
export const startOfDay = (dia: Dia): RawBuilder<Date> =>
  sql<Date>`${dia}::date::timestamp at time zone ${sql.lit(FUSO_DA_SEDE)}`;

/** Inserts versions of the terms; existing ones are left as they are. @returns the numbers of the inserted ones. */
export const insertContratos = (db: Reader, versions: readonly VersaoContrato[]): Promise<{ versao: number }[]> =>
  db
    .insertInto('contrato')
    .values([...versions])
    .onConflict((conflict) => conflict.column('versao').doNothing())
    .returning('versao')
    .execute();

/** The terms in force now; undefined where none are. */
export const findContrato = (reader: Reader): Promise<Contrato | undefined> =>
  reader
    .selectFrom('contrato')
    .select(['versao', 'conteudo'])
    .where('vigente_de', '<=', sql<Date>`now()`)
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ContratoRow = Selectable<Tables['contrato']>;

/** Every version of the terms, the oldest first, with the name of its author where they have an account. */
export const listContratos = (reader: Reader): Promise<ContratoRow[]> =>
  reader
    .selectFrom('contrato')
    .leftJoin('conta', 'conta.cognito_id', 'contrato.autor')
    .selectAll('contrato')
    .select((eb) => eb.fn.coalesce('conta.nome', 'contrato.autor').as('autor'))
    .orderBy('contrato.versao')
    .execute();

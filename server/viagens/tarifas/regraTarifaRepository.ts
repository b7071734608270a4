/** Reads `conta` of another room: the names of those who made and ended a rule. */
import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';
import { setSemente } from '../catalogoRepository';

export type RegraTarifaRow = Selectable<Tables['tarifa_regra']>;
export type NewRegraTarifa = Insertable<Tables['tarifa_regra']>;

/** The rules that new sales may fall under: those that nobody ended and whose last day has not passed. */
export const listRegrasEmVigor = (db: Reader): Promise<RegraTarifaRow[]> =>
  db
    .selectFrom('tarifa_regra')
    .selectAll()
    .where('encerrada_em', 'is', null)
    // A day begins later in the west of the country than at the company.
    .where(sql<boolean>`(vigente_ate is null or vigente_ate >= ${today} - 1)`)
    .orderBy('id')
    .execute();

/** A rule with the names of those who made and ended it, as far as they have an account, and today's date. */
export type RegraComAutor = RegraTarifaRow & { autor: string | null; encerrador: string | null; hoje: Dia };

/** More than a company works with at once. */
const MAX_LISTED = 500;

const selectRegras = (db: Reader) =>
  db
    .selectFrom('tarifa_regra as r')
    .leftJoin('conta as c', 'c.cognito_id', 'r.criado_por')
    .leftJoin('conta as e', 'e.cognito_id', 'r.encerrada_por')
    .selectAll('r')
    .select(['c.nome as autor', 'e.nome as encerrador', sql<Dia>`${today}::text`.as('hoje')]);

/** Rules that are not ended, or those that are, the newest first. */
export const listRegraRows = (db: Reader, situacao: 'abertas' | 'encerradas'): Promise<RegraComAutor[]> =>
  selectRegras(db)
    .where('r.encerrada_em', situacao === 'abertas' ? 'is' : 'is not', null)
    .orderBy('r.id', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** One rule; undefined where there is none. */
export const findRegra = (db: Reader, id: string): Promise<RegraComAutor | undefined> =>
  selectRegras(db).where('r.id', '=', id).executeTakeFirst();

/** Every server loads the rules anew; versions grow with time. */
const noteChange = (tx: Tx): Promise<void> => setSemente(tx, 'tarifas', v7());

/** Inserts a rule; it applies to sales from the end of the transaction on. */
export async function insertRegra(tx: Tx, regra: NewRegraTarifa): Promise<RegraTarifaRow> {
  const row = await tx.insertInto('tarifa_regra').values(regra).returningAll().executeTakeFirstOrThrow();
  await noteChange(tx);
  return row;
}

/** Ends a rule for new sales. @returns undefined where there is none, or somebody has ended it already. */
export async function endRegra(tx: Tx, id: string, autor: string): Promise<RegraTarifaRow | undefined> {
  const row = await tx
    .updateTable('tarifa_regra')
    .set({ encerrada_em: sql<Date>`now()`, encerrada_por: autor })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) await noteChange(tx);
  return row;
}

/** Inserts rules of a seed; one that exists stays as it is. */
export async function insertSeededRegras(tx: Tx, regras: readonly NewRegraTarifa[]): Promise<void> {
  if (regras.length === 0) return;
  await tx
    .insertInto('tarifa_regra')
    .values([...regras])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await noteChange(tx);
}

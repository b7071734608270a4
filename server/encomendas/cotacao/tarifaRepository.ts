import { sql, type Insertable, type Selectable } from 'kysely';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';

const dayOf = (dia: Dia | undefined) => (dia === undefined ? today : sql<Dia>`${dia}::date`);

/** The rule in force on a day, by default today; undefined where parcels have no price. */
export const findRegra = (reader: Reader, dia?: Dia): Promise<Selectable<Tables['encomenda_regra']> | undefined> =>
  reader
    .selectFrom('encomenda_regra')
    .selectAll()
    .where('vigente_de', '<=', dayOf(dia))
    .orderBy('vigente_de', 'desc')
    .executeTakeFirst();

/** The distance bands in force on a day, by default today; the shortest distance first. */
export const listFaixas = (reader: Reader, dia?: Dia): Promise<Selectable<Tables['encomenda_faixa']>[]> =>
  reader
    .selectFrom('encomenda_faixa')
    .selectAll()
    .where('vigente_de', '=', (eb) =>
      eb
        .selectFrom('encomenda_faixa')
        .where('vigente_de', '<=', dayOf(dia))
        .select((inner) => inner.fn.max('vigente_de').as('de')),
    )
    .orderBy('ate_km')
    .execute();

/** Inserts the prices of a day; those that exist are left as they are. */
export async function insertTarifa(
  tx: Tx,
  faixas: Insertable<Tables['encomenda_faixa']>[],
  regra: Insertable<Tables['encomenda_regra']>,
): Promise<void> {
  await tx
    .insertInto('encomenda_faixa')
    .values(faixas)
    .onConflict((conflict) => conflict.columns(['vigente_de', 'ate_km']).doNothing())
    .execute();
  await tx
    .insertInto('encomenda_regra')
    .values(regra)
    .onConflict((conflict) => conflict.column('vigente_de').doNothing())
    .execute();
}

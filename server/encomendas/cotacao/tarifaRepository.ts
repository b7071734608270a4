import { sql, type Selectable } from 'kysely';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';

const dayOf = (dia: Dia | undefined) => (dia === undefined ? today : sql<Dia>`${dia}::date`);

/** The rule in force on a day, by default today. */
export const readRegra = (reader: Reader, dia?: Dia): Promise<Selectable<Tables['encomenda_regra']>> =>
  reader
    .selectFrom('encomenda_regra')
    .selectAll()
    .where('vigente_de', '<=', dayOf(dia))
    .orderBy('vigente_de', 'desc')
    .executeTakeFirstOrThrow();

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

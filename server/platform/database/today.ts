import { sql } from 'kysely';
import { type Dia, FUSO_DA_SEDE } from '../../../src/domain/base/data';

/** Today at the company, by the database's clock. */
export const today = sql<Dia>`(now() at time zone ${sql.lit(FUSO_DA_SEDE)})::date`;

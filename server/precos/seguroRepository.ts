import type { Insertable } from 'kysely';
import type { Reader } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

/** Inserts an insurance from a day on; the one of that day stays where there is one. */
export async function insertSeguro(db: Reader, seguro: Insertable<Tables['seguro_viagem']>): Promise<void> {
  await db
    .insertInto('seguro_viagem')
    .values(seguro)
    .onConflict((conflict) => conflict.column('vigente_de').doNothing())
    .execute();
}

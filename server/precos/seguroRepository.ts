import type { Insertable } from 'kysely';
import type { Reader } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

/** The travel insurance in force on a day; undefined where none is sold. */
export const findSeguro = (
  reader: Reader,
  hoje: string,
): Promise<{ valor_centavos: number; cobertura: string } | undefined> =>
  reader
    .selectFrom('seguro_viagem')
    .select(['valor_centavos', 'cobertura'])
    .where('vigente_de', '<=', hoje)
    .orderBy('vigente_de', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Inserts an insurance from a day on; the one of that day stays where there is one. */
export async function insertSeguro(db: Reader, seguro: Insertable<Tables['seguro_viagem']>): Promise<void> {
  await db
    .insertInto('seguro_viagem')
    .values(seguro)
    .onConflict((conflict) => conflict.column('vigente_de').doNothing())
    .execute();
}

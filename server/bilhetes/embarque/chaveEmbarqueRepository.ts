import { sql, type Insertable, type Selectable } from 'kysely';
import type { Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type NewChave = Omit<Insertable<Tables['chave_embarque']>, 'assina_desde'>;

/**
 * Inserts a key that signs `hours` from now on.
 * @returns when it begins to sign; null where another process inserted a key of this id first.
 */
export async function insertChaveEmbarque(db: Reader, chave: NewChave, hours: number): Promise<Date | null> {
  const row = await db
    .insertInto('chave_embarque')
    .values({ ...chave, assina_desde: sql<Date>`now() + make_interval(hours => ${hours}::int)` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('assina_desde')
    .executeTakeFirst();
  return row?.assina_desde ?? null;
}

/** Every key, the earliest to sign first. */
export const listChavesEmbarque = (
  db: Reader,
): Promise<Pick<Selectable<Tables['chave_embarque']>, 'id' | 'privada' | 'assina_desde'>[]> =>
  db.selectFrom('chave_embarque').select(['id', 'privada', 'assina_desde']).orderBy('assina_desde').execute();

/** Whether a published key does not sign yet. */
export async function hasWaitingChaveEmbarque(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select 1 from chave_embarque where assina_desde > now()) as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
}

import { sql, type Kysely } from 'kysely';
import type { ConcurrentIndex } from '../../migrations/concurrentIndexes';
import type { Tables } from './tables';

/**
 * Builds the indexes that are not there, without locking their tables against writing. One that a cut attempt left
 * behind is invalid: queries ignore it and writes still pay for it, so it is dropped and built again.
 */
export async function buildIndexes(connection: Kysely<Tables>, indexes: readonly ConcurrentIndex[]): Promise<void> {
  const states = await readStates(connection);
  for (const { name, on } of indexes) {
    const valid = states.get(name);
    if (valid) continue;
    if (valid === false) await sql.raw(`drop index concurrently ${name}`).execute(connection);
    await sql.raw(`create index concurrently ${name} on ${on}`).execute(connection);
  }
}

/** Whether each index of the schema may be used, by its name. */
async function readStates(connection: Kysely<Tables>): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace`.execute(connection);
  return new Map(rows.map(({ name, valid }) => [name, valid]));
}

import { Migrator } from 'kysely';
import { migrations } from '../migrations/migrations';
import type { Database } from './database';

/** Brings the schema to the newest version; several processes may start at once, one does the work. */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('migration failed', { cause: error });
}

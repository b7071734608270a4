import { resolve } from 'node:path';
import { readAmbiente, type Environment } from './environment';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { requireTls } from './platform/database/requireTls';
import { pendingMigrations } from './platform/database/schemaState';

/**
 * `migrate`: brings the configured database's schema up to date, on one connection of its own. It needs the database's
 * variables alone, so that a deploy migrates before any other secret is there.
 * @returns what it did, in words for a terminal.
 * @throws with a message fit for a terminal.
 */
export async function migrateCommand(env: Environment): Promise<string> {
  const { ambiente, texts, problems } = readAmbiente({ ...env, NODE_ENV: undefined });
  if (ambiente === null) throw new Error(problems.join('\n'));
  if (env.NODE_ENV === 'production') requireProductionDatabase(texts);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = ambiente;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: resolve(dataDir) }, 1);
  try {
    const pending = await pendingMigrations(database.db);
    await migrate(database);
    return pending.length === 0 ? 'O banco já está em dia.' : `Migrado: ${pending.join(', ')}.`;
  } finally {
    await database.close();
  }
}

function requireProductionDatabase(texts: Environment): void {
  if (!texts.DATABASE_URL) throw new Error('Falta DATABASE_URL.');
  requireTls(texts);
}

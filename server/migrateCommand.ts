import { resolve } from 'node:path';
import { readAmbiente, type Environment } from './environment';
import type { Database } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { requireTls } from './platform/database/requireTls';
import { pendingMigrations, requireSchema } from './platform/database/schemaState';

/**
 * `migrate`: brings the configured database's schema up to date, on one connection of its own. It needs the database's
 * variables alone, so that a deploy migrates before any other secret is there.
 * @returns what it did, in words for a terminal.
 * @throws with a message fit for a terminal.
 */
export async function migrateCommand(env: Environment): Promise<string> {
  const database = await openConfigured(env);
  try {
    const pending = await pendingMigrations(database.db);
    await migrate(database);
    return pending.length === 0 ? 'O banco já está em dia.' : `Migrado: ${pending.join(', ')}.`;
  } finally {
    await database.close();
  }
}

/**
 * Opens the configured database for a command that reads or changes it: with its schema, which production has migrated
 * before.
 * @throws with a message fit for a terminal.
 */
export async function openForCommand(env: Environment, sessions?: number): Promise<Database> {
  const database = await openConfigured(env, sessions);
  try {
    await (env.NODE_ENV === 'production' ? requireSchema(database.db) : migrate(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens it by the database's variables alone; the embedded one only while no server has it. */
async function openConfigured(env: Environment, sessions = 1): Promise<Database> {
  const { ambiente, texts, problems } = readAmbiente({ ...env, NODE_ENV: undefined });
  if (ambiente === null) throw new Error(problems.join('\n'));
  if (env.NODE_ENV === 'production') requireProductionDatabase(texts);
  const { DATABASE_URL, DATABASE_URL_DIRETA, DATA_DIR: dataDir } = ambiente;
  // A command lives for one piece of work: it needs no pooler, and migrating needs none between.
  const databaseUrl = DATABASE_URL_DIRETA ?? DATABASE_URL;
  return openDatabase(databaseUrl ? { databaseUrl } : { dataDir: resolve(dataDir) }, sessions);
}

function requireProductionDatabase(texts: Environment): void {
  if (!texts.DATABASE_URL) throw new Error('Falta DATABASE_URL.');
  requireTls(texts);
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test file on the run's server. */
export interface PostgresDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Content of a new database: nothing, the current schema, or also `catalogoDeTeste` with its departures. */
export type Content = 'empty' | 'migrated' | 'seeded';

/** Template databases; the run's set-up creates the last two. */
export const models: Record<Content, string> = {
  empty: 'template1',
  migrated: 'itape_modelo',
  seeded: 'itape_modelo_semeado',
};

/**
 * Copies a model in less than a tenth of a second. Fails without a server, so that a race test is never silently
 * skipped.
 */
export async function createPostgresDatabase(content: Content = 'seeded'): Promise<PostgresDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run this with a project that starts a PostgreSQL');
  const name = `itape_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${name} template ${models[content]}`);
  return { url: addressOf(server, name), drop: () => admin(server, `drop database if exists ${name} with (force)`) };
}

/** Address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

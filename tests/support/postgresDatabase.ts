import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of this test file's own on the server that the run has started. */
export interface PostgresDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Makes a database with today's schema: a copy of the model that the run's set-up has migrated, which takes about a
 * tenth of a second; `migrated: false` is for tests of the migrations, an empty one. Without a server it fails, so that a race test is never silently skipped.
 */
export async function createPostgresDatabase({ migrated = true } = {}): Promise<PostgresDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run this with a project that starts a PostgreSQL');
  const name = `itape_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${name} template ${migrated ? MODEL : 'template1'}`);
  return { url: addressOf(server, name), drop: () => admin(server, `drop database if exists ${name} with (force)`) };
}

/** The database that all others are copies of. */
export const MODEL = 'itape_modelo';

/** The address of another database on the same server. */
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

import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of this test file's own on the server that the run has started. */
export interface PostgresDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Makes an empty database; without a server it fails, so that a race test is never silently skipped. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run these with jest --selectProjects postgres');
  const name = `itape_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(server, `drop database if exists ${name} with (force)`) };
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

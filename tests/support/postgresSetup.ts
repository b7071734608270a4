import pg from 'pg';
import { migrate } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/openDatabase';
import { addressOf, MODEL } from './postgresDatabase';
import { startPostgres } from './postgresServer.mjs';

/** What Jest tells of the project that is set up. */
interface ProjectConfig {
  displayName?: { name: string };
}

/**
 * One real PostgreSQL for the whole run, and on it one migrated model database; each test file works on a copy of the
 * model. Races meet a server that writes to disk as in production; all else one that does not wait for the disk. A server that `TEST_POSTGRES_URL` names is used as it is.
 */
export default async function postgresSetup(_run: unknown, { displayName }: ProjectConfig): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  const server = await startPostgres({ durable: displayName?.name === 'postgres' });
  Object.assign(globalThis, { __postgres: server });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${MODEL}`);
  await client.end();
  const model = await openDatabase({ databaseUrl: addressOf(server.url, MODEL) });
  await migrate(model);
  await model.close();
  process.env.TEST_POSTGRES_URL = server.url;
}

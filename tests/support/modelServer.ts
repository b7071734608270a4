import pg from 'pg';
import { migrate } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/openDatabase';
import { addressOf, MODEL } from './postgresDatabase';
import { startPostgres } from './postgresServer.mjs';

export interface ModelServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL with the migrated model database that tests copy.
 * @param durable whether commits wait for the disk, as in production.
 */
export async function startModelServer(durable: boolean): Promise<ModelServer> {
  const server = await startPostgres({ durable });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${MODEL}`);
  await client.end();
  const model = await openDatabase({ databaseUrl: addressOf(server.url, MODEL) });
  await migrate(model);
  await model.close();
  return server;
}

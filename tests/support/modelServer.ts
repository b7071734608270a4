import pg from 'pg';
import { seedCatalogue } from '../../server/viagens/seedCatalogue';
import { rollForward } from '../../server/viagens/partidas';
import type { Database } from '../../server/platform/database/database';
import { migrate } from '../../server/platform/database/migrate';
import { openDatabase } from '../../server/platform/database/openDatabase';
import { catalogoDeTeste } from './catalogoDeTeste';
import { addressOf, models, type Content } from './postgresDatabase';
import { startPostgres } from './postgresServer.mjs';

export interface ModelServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL with the model databases that tests copy.
 * @param durable true when commits wait for the disk, as in production.
 */
export async function startModelServer(durable: boolean): Promise<ModelServer> {
  const server = await startPostgres({ durable, inMemory: true });
  await makeModel(server.url, 'migrated', 'empty', migrate);
  await makeModel(server.url, 'seeded', 'migrated', async (model) => {
    await model.transaction((tx) => seedCatalogue(tx, catalogoDeTeste));
    await rollForward(model);
  });
  return server;
}

/** Copies and fills a model; a database cannot be copied while connections to it are open. */
async function makeModel(
  server: string,
  content: Content,
  from: Content,
  fill: (model: Database) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${models[content]} template ${models[from]}`);
  await client.end();
  const model = await openDatabase({ databaseUrl: addressOf(server, models[content]) });
  await fill(model);
  await model.close();
}

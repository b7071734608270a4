import pg from 'pg';
import { startPostgres } from '../../tests/support/postgresServer.mjs';
import { openClient, type Client } from '../limites/client';
import { startMeasured, type MeasuredServer } from '../limites/measuredServer';
import { openPostgresProcessor } from '../limites/postgresProcessor';
import { listRotas, type Rotas } from './rotas';
import type { Figures } from './turns';

/** The product on a PostgreSQL of its own that was filled to some size. */
export interface Machine {
  size: number;
  url: string;
  server: MeasuredServer;
  client: Client;
  pool: pg.Pool;
  /** The pairs of places whose results are the same at each size. */
  rotas: Rotas;
  databaseMs: () => number;
  stop: () => Promise<void>;
}

/** Fills a migrated database with the seed's catalogue in it; `rotas` have to stay as they are. */
export type Fill = (pool: pg.Pool, size: number, rotas: Rotas) => Promise<void>;

/** Opens a machine of each size, two at a time. */
export async function openMachines(sizes: readonly number[], fill: Fill): Promise<Machine[]> {
  const opened: Machine[] = [];
  for (let n = 0; n < sizes.length; n += 2) {
    opened.push(...(await Promise.all(sizes.slice(n, n + 2).map((size) => openMachine(size, fill)))));
  }
  return opened;
}

async function openMachine(size: number, fill: Fill): Promise<Machine> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
  const pool = new pg.Pool({ connectionString: postgres.url, max: 64 });
  const seeding = await startMeasured(env);
  await seeding.stop();
  const rotas = await listRotas(pool);
  await fill(pool, size, rotas);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  const server = await startMeasured(env);
  const client = await openClient(server.origin);
  return {
    size,
    url: postgres.url,
    server,
    client,
    pool,
    rotas,
    databaseMs: await openPostgresProcessor(pool),
    stop: async () => {
      await client.close();
      await server.stop();
      await pool.end();
      await postgres.stop();
    },
  };
}

/** Processor time of the server and of the database while some work runs, in milliseconds a unit. */
export async function costOf(
  { server, databaseMs }: Pick<Machine, 'server' | 'databaseMs'>,
  name: string,
  units: number,
  work: () => Promise<unknown>,
): Promise<Figures> {
  const before = { server: (await server.read()).processorMs, database: databaseMs() };
  await work();
  const after = { server: (await server.read()).processorMs, database: databaseMs() };
  return {
    [`${name}, server`]: (after.server - before.server) / units,
    [`${name}, database`]: (after.database - before.database) / units,
  };
}

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { lockFolder } from './folderLock';
import type { Tables } from './tables';
import { createTransaction, guardPool } from './transactions';

const DATE = 1082;
// A service day is a word, not an instant: as a Date it would move with the process's time zone.
pg.types.setTypeParser(DATE, (text) => text);

/** Where the data lives: a server's address, a folder, or memory (tests), there from an image or from nothing. */
export type Location = { databaseUrl: string } | { dataDir: string } | { memory: true; from?: Blob };

/** A request waits so long for a connection, then is told to come back. */
export const CONNECT_TIMEOUT_MS = 8_000;
/** No statement holds its connection longer, so a pool full of slow ones is free again by then. */
const STATEMENT_TIMEOUT_MS = 8_000;
/** A transaction whose process hangs lets go of its rows. */
const IDLE_TRANSACTION_MS = 30_000;

/** Opens the embedded engine or a server behind one interface. */
export async function openDatabase(location: Location, poolSize = 20, waitMs = CONNECT_TIMEOUT_MS): Promise<Database> {
  return 'databaseUrl' in location ? openServer(location.databaseUrl, poolSize, waitMs) : openEmbedded(location);
}

function openServer(connectionString: string, max: number, waitMs: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    options: [
      '-c timezone=UTC',
      `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
      `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`,
    ].join(' '),
  });
  return wrap('postgres', pool, () => pool.end());
}

type Embedded = Exclude<Location, { databaseUrl: string }>;

async function openEmbedded(location: Embedded): Promise<Database> {
  const release = 'dataDir' in location ? lockFolder(location.dataDir) : () => undefined;
  try {
    const pglite = await openPglite(location);
    const pool = new pg.Pool({ ...pgliteConfig(pglite), idleTimeoutMillis: 0 });
    return wrap('pglite', pool, async () => {
      await pool.end();
      await pglite.close();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

async function openPglite(location: Embedded): Promise<PGlite> {
  const pglite = 'dataDir' in location ? await openFolder(location.dataDir) : await create('memory://', location.from);
  await pglite.exec("set time zone 'UTC'");
  return pglite;
}

/** A new cluster is made aside: who is stopped in the middle of it starts anew, not from half a cluster. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'pg');
  if (!existsSync(folder)) {
    const unfinished = join(dataDir, 'pg.tmp');
    rmSync(unfinished, { recursive: true, force: true });
    await (await create(unfinished)).close();
    renameSync(unfinished, folder);
  }
  return create(folder);
}

async function create(folder: string, from?: Blob): Promise<PGlite> {
  const pglite = new PGlite(folder, { ...(from && { loadDataDir: from }) });
  await pglite.waitReady;
  return pglite;
}

/** The adapter stands in for pg's socket; its shape is pg's own, though not in pg's published types. */
const pgliteConfig = (pglite: PGlite): pg.PoolConfig => ({ ...createPgConfig(pglite), max: 1 });

function wrap(engine: Database['engine'], pool: pg.Pool, end: () => Promise<void>): Database {
  guardPool(pool);
  // A connection that breaks, idle or at work, is replaced by the pool, and its statement fails by itself; unheard,
  // either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return { engine, db, transaction: createTransaction(db), close: () => (closing ??= end()) };
}

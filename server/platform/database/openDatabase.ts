import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { dropLost } from './pool/dropLost';
import { lockFolder } from './folderLock';
import { keepPlans } from './pool/keepPlans';
import { createRecentPool } from './replica/recentPool';
import { STARTUP_OPTIONS } from './sessionLimits';
import type { Tables } from './tables';
import { createTransaction, guardPool } from './transactions';

/**
 * PostgreSQL's own pages in memory, less than its default of 128 MB, which the embedded engine fills with zeros at each start. The
 * operating system keeps the pages of the files besides.
 */
export const EMBEDDED_BUFFERS = '32MB';

const DATE = 1082;
// A service day stays text: as a Date it would depend on the process's time zone.
pg.types.setTypeParser(DATE, (text) => text);

/**
 * The place of the data: a server's address and perhaps one of its replicas, a folder, or memory (tests), empty or from an
 * image.
 */
export type Location =
  | { databaseUrl: string; replicaUrl?: string | null | undefined }
  | { dataDir: string }
  | { memory: true; from?: Blob };

/** Maximum wait of a request for a connection; after it the answer is 503. */
export const CONNECT_TIMEOUT_MS = 8_000;
/** The same for a connection to a replica and for its answer. */
const REPLICA_WAIT_MS = 2_000;

/** Opens the embedded engine or a server behind one interface. */
export async function openDatabase(location: Location, poolSize = 20, waitMs = CONNECT_TIMEOUT_MS): Promise<Database> {
  if (!('databaseUrl' in location)) return openEmbedded(location);
  const pool = openPool(location.databaseUrl, poolSize, waitMs);
  if (!location.replicaUrl) return wrap('postgres', pool, () => pool.end());
  const recent = createRecentPool(pool, openReplicaPool(location.replicaUrl, poolSize));
  return wrap('postgres', pool, async () => void (await Promise.all([recent.end(), pool.end()])), recent);
}

function openPool(connectionString: string, max: number, waitMs: number, change: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    options: STARTUP_OPTIONS,
    ...change,
  });
  pool.on('connect', keepPlans);
  // After it, since it replaces the connection's `query`.
  dropLost(pool);
  return guarded(pool);
}

/** Gives up soon, since the primary answers as well, and writes nothing, wherever the address leads. */
const openReplicaPool = (url: string, max: number): pg.Pool =>
  openPool(url, max, REPLICA_WAIT_MS, {
    query_timeout: REPLICA_WAIT_MS,
    options: `${STARTUP_OPTIONS} -c default_transaction_read_only=on`,
  });

type Embedded = Exclude<Location, { databaseUrl: string }>;

async function openEmbedded(location: Embedded): Promise<Database> {
  const release = 'dataDir' in location ? lockFolder(location.dataDir) : () => undefined;
  try {
    const pglite = await openPglite(location);
    const pool = guarded(new pg.Pool({ ...pgliteConfig(pglite), idleTimeoutMillis: 0 }));
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

/** Creates a new cluster under another name and renames it, so that an interrupted start leaves no half cluster. */
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
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`];
  const pglite = new PGlite(folder, { startParams, ...(from && { loadDataDir: from }) });
  await pglite.waitReady;
  return pglite;
}

/** The adapter replaces pg's socket; pg accepts its shape, though pg's published types do not have it. */
const pgliteConfig = (pglite: PGlite): pg.PoolConfig => ({ ...createPgConfig(pglite), max: 1 });

function guarded(pool: pg.Pool): pg.Pool {
  guardPool(pool);
  // The pool replaces a connection that breaks, and its statement fails by itself; without listeners
  // either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function wrap(engine: Database['engine'], pool: pg.Pool, end: () => Promise<void>, near?: PostgresPool): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const recent = near ? new Kysely<Tables>({ dialect: new PostgresDialect({ pool: near }) }) : db;
  let closing: Promise<void> | undefined;
  return { engine, db, recent, transaction: createTransaction(db), close: () => (closing ??= end()) };
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { codeOf } from '../retry';
import { isDatabaseUnavailable } from '../unavailable';
import { createTrail, type Trail } from './trail';

/** Maximum age of what a replica answers; one that is further behind is not asked. */
export const MAX_LAG_MS = 3_000;
/** Between two notes of the primary's position, and between two looks at that of a connection's replica. */
const LOOK_MS = 1_000;
/** How long a replica that failed is left alone. */
const REST_MS = 5_000;

const POSITION_OF_PRIMARY = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position";
/** Null where the server is no replica. */
const POSITION_OF_REPLICA = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

/**
 * Connections for reads that may be a little old: to a replica that is no further behind than `MAX_LAG_MS`, else to the
 * primary. A read that fails at the replica is made again at the primary. Not for transactions.
 */
export function createRecentPool(primary: Pool, replica: Pool): PostgresPool {
  const trail = createTrail(MAX_LAG_MS * 2);
  const follower = followPrimary(primary, trail);
  const isNear = createNearness(trail);
  let restUntil = 0;
  const rest = (): void => void (restUntil = performance.now() + REST_MS);

  const connectNear = async (): Promise<PoolClient | null> => {
    if (performance.now() < restUntil) return null;
    try {
      const client = await replica.connect();
      if (await isNear(client)) return client;
      client.release();
    } catch (error) {
      // A use inside a transaction is our own fault and stays one.
      if (!isAway(error)) throw error;
      rest();
    }
    return null;
  };

  return {
    connect: async () => {
      const near = await connectNear();
      return near ? withFallback(near, primary, rest) : primary.connect();
    },
    end: async () => {
      clearInterval(follower);
      await replica.end();
    },
  };
}

/** A write refused by a replica: made again at the primary, it would be done. */
const READ_ONLY = '25006';

const isAway = (error: unknown): boolean =>
  (isDatabaseUnavailable(error) && codeOf(error) !== READ_ONLY) ||
  (error instanceof Error && error.message === 'Query read timeout');

async function readPosition(client: PoolClient, statement: string): Promise<bigint | null> {
  const { rows } = await client.query<{ position: string | null }>(statement);
  const text = rows[0]?.position ?? null;
  return text === null ? null : BigInt(text);
}

/** Notes the primary's position again and again; while it does not answer there are no notes, and no replica is near. */
function followPrimary(primary: Pool, trail: Trail): NodeJS.Timeout {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    // The instant before the question: the position may be newer, and never older.
    const at = performance.now();
    try {
      const client = await primary.connect();
      try {
        const position = await readPosition(client, POSITION_OF_PRIMARY);
        if (position !== null) trail.note(at, position);
      } finally {
        client.release();
      }
    } catch {
      // No note: replicas grow old until the next one.
    } finally {
      looking = false;
    }
  };
  void look();
  return setInterval(() => void look(), LOOK_MS).unref();
}

/** Each connection may lead to another replica, so each is looked at by itself. */
function createNearness(trail: Trail): (client: PoolClient) => Promise<boolean> {
  const seen = new WeakMap<PoolClient, { at: number; asOf: number | null }>();
  return async (client) => {
    let last = seen.get(client);
    if (!last || performance.now() - last.at > LOOK_MS) {
      try {
        const position = await readPosition(client, POSITION_OF_REPLICA);
        last = { at: performance.now(), asOf: position === null ? null : trail.asOf(position) };
      } catch (error) {
        client.release(true);
        throw error;
      }
      seen.set(client, last);
    }
    return last.asOf !== null && performance.now() - last.asOf <= MAX_LAG_MS;
  };
}

/** A replica's connection whose failed statements are made again at the primary. */
function withFallback(near: PoolClient, primary: Pool, rest: () => void): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await near.query(text, [...parameters]);
    } catch (error) {
      if (!isAway(error)) throw error;
      broken = true;
      rest();
      const client = await primary.connect();
      try {
        return await client.query(text, [...parameters]);
      } finally {
        client.release();
      }
    }
  };
  // Statements alone are sent here, never a cursor: nothing streams.
  return { query: query as PostgresPoolClient['query'], release: () => near.release(broken) };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database';
import { withRetry } from './retry';
import type { Tables } from './tables';
import { NoConnection } from './unavailable';

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Turns a use of the pool inside a transaction, which would deadlock the embedded engine, into an immediate error, and
 * reports a missing connection as `NoConnection`.
 */
export function guardPool(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<unknown>;
  const noConnection = (cause: unknown): never => {
    throw new NoConnection('no connection to the database', { cause });
  };
  Object.assign(pool, {
    connect: () => {
      if (current.getStore()?.open) {
        return Promise.reject(new Error('Inside a transaction: use the tx handle, not the pool.'));
      }
      return connect().catch(noConnection);
    },
    query: () => Promise.reject(new Error('pool.query breaks the embedded engine on an error: use Kysely.')),
  });
}

/** Transactions at READ COMMITTED, repeated when the engine asks for it. */
export const createTransaction =
  (db: Kysely<Tables>): Database['transaction'] =>
  (work) =>
    withRetry(() =>
      db.transaction().execute(async (tx) => {
        const scope = { open: true };
        try {
          return await current.run(scope, () => work(tx));
        } finally {
          scope.open = false;
        }
      }),
    );

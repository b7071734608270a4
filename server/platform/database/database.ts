import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * The handle inside a transaction. Code that runs there must use it and never the pool: the embedded engine has one
 * session, which the transaction holds, so a query through the pool would wait for itself.
 */
export type Tx = Transaction<Tables>;

/** A transaction or the pool: for functions that only read. */
export type Reader = Kysely<Tables>;

/** One database, embedded or a server, behind one interface. */
export interface Database {
  engine: 'pglite' | 'postgres';
  /** For single statements outside a transaction. */
  db: Kysely<Tables>;
  /**
   * For reads that decide nothing and whose answer may be some seconds old: a replica where there is one near enough,
   * else the same as `db`. Never for a transaction, nor for a person's own things, which they look for after a change.
   */
  recent: Kysely<Tables>;
  /** All or nothing; runs again from the start on a deadlock or a serialization failure, so `work` must be repeatable. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

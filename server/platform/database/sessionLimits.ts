import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

/** Maximum duration of a statement, after which its connection is free again. */
const STATEMENT_TIMEOUT_MS = 8_000;
/** Maximum pause inside a transaction, after which the rows of a process that hangs are unlocked. */
const IDLE_TRANSACTION_MS = 30_000;

/**
 * Settings that a connection begins with. A pooler in transaction mode drops them and has to give the same limits itself
 * (`deploy/pgbouncer.ini`); the last one, which only a direct connection has, tells the two apart.
 */
export const STARTUP_OPTIONS = [
  '-c timezone=UTC',
  `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`,
  '-c itape.conexao=direta',
].join(' ');

interface Session {
  zone: string;
  limited: boolean;
  direct: boolean;
}

async function readSession(db: Kysely<Tables>): Promise<Session> {
  const { rows } = await sql<Session>`
    select current_setting('timezone') as zone,
      current_setting('statement_timeout') <> '0'
        and current_setting('idle_in_transaction_session_timeout') <> '0' as limited,
      coalesce(current_setting('itape.conexao', true), '') = 'direta' as direct`.execute(db);
  const [session] = rows;
  if (!session) throw new Error('a select without from returns one row');
  return session;
}

/**
 * Refuses a server whose connections have no limits: a statement that hangs would keep its locks for ever. That happens
 * behind a pooler alone.
 * @throws with a message fit for a terminal.
 */
export async function requireLimits({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'pglite') return;
  const { zone, limited } = await readSession(db);
  if (limited && zone === 'UTC') return;
  throw new Error(
    'As conexões do PgBouncer chegam sem statement_timeout, idle_in_transaction_session_timeout ou timezone=UTC: ' +
      'use a entrada [databases] de deploy/pgbouncer.ini.',
  );
}

/**
 * Refuses a connection through a pooler, where `set` and a session's advisory lock would reach whichever server
 * connection is free.
 * @throws with a message fit for a terminal.
 */
export async function requireDirect(connection: Kysely<Tables>, engine: Database['engine']): Promise<void> {
  if (engine === 'pglite' || (await readSession(connection)).direct) return;
  throw new Error('Migrar precisa de uma conexão direta com o PostgreSQL, sem PgBouncer: diga DATABASE_URL_DIRETA.');
}

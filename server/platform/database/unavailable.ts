import { codeOf } from './retry';

/** Seconds after which a client may retry when the database is unavailable. */
export const RETRY_AFTER_S = 2;

/** No connection could be had: the server is away, or every connection of the pool is busy for too long. */
export class NoConnection extends Error {}

/**
 * SQLSTATE classes and codes of failures that may pass: connection, resources (disk full, too many
 * connections), a server that stops or starts, a statement that took too long, a lock not had, a standby, a broken disk,
 * and what the engine asked to repeat until `withRetry` gave up.
 */
const NOT_NOW = /^(08...|53...|57014|57P..|55P03|25P03|25006|58...|40001|40P01)$/;
/** Messages of a socket that broke during a statement, which pg reports without a code. */
const BROKEN_SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED']);
const BROKEN_WORDS = /^Connection terminated|^Client (has encountered a connection error|was closed)/;

/** Whether an error means that the database is unavailable now, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  const code = codeOf(error);
  if (code !== undefined) return NOT_NOW.test(code) || BROKEN_SOCKET.has(code);
  return error instanceof Error && BROKEN_WORDS.test(error.message);
}

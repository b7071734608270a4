import type { Pool, PoolClient } from 'pg';
import { codeOf } from '../retry';

/**
 * The session ended or is ending: connection failures, and a server that stops it, crashes or starts. A statement that
 * took too long (57014) leaves its session alive.
 */
const SESSION_LOST = /^(08...|57P0[1-5])$/;

type Query = (...sent: unknown[]) => unknown;

/**
 * Removes a connection from the pool as soon as a statement fails by the end of its session. The socket closes a moment
 * later than that answer arrives; until then the pool would give the connection to the next request, which fails too.
 */
export function dropLost(pool: Pool): void {
  const lost = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const note = (error: unknown): void => void (SESSION_LOST.test(codeOf(error) ?? '') && lost.add(client));
    Object.assign(client, {
      query: (...sent: unknown[]) => {
        const answer = query(...sent);
        if (answer instanceof Promise) answer.catch(note);
        return answer;
      },
    });
  });
  // The pool emits this before it decides whether to keep the connection, and keeps none that is ending.
  pool.on('release', (_error, client) => void (lost.has(client) && client.end()));
}

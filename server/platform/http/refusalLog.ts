import type { FastifyRequest } from 'fastify';

/** Refusals that tell of somebody who tries doors: input, identity, rights, size, pace. */
const LOGGED = new Set([400, 401, 403, 408, 413, 415, 429]);
/** A visitor without a session, or with one that ran out: every day's business. */
const COMMON = new Set(['LOGIN_NECESSARIO', 'TOKEN_EXPIRADO']);
/** Lines a second of this process: a flood of refusals must not become a flood of lines. */
const MAX_A_SECOND = 50;

export type RefusalLog = (request: FastifyRequest, status: number, codigo: string) => void;

/**
 * One line a refused request: method, the route's pattern, status, code and the caller's opaque id. Nothing of what was
 * sent stands in it. The logger adds the time and the request's id. Lines over the ceiling are counted, and the next
 * line says how many there were.
 * @param now milliseconds of any clock that does not go back.
 */
export function createRefusalLog(now: () => number = () => performance.now()): RefusalLog {
  let second = 0;
  let written = 0;
  let omitidas = 0;

  return (request, status, codigo) => {
    if (!LOGGED.has(status)) return;
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, written] = [current, 0];
    written += 1;
    if (written > MAX_A_SECOND) {
      omitidas += 1;
      return;
    }
    const { anonima, sub } = request.identity;
    const line = {
      ...{ evento: 'recusa', metodo: request.method, rota: request.routeOptions.url ?? null, status, codigo },
      ...(anonima ? {} : { sub }),
      ...(omitidas > 0 ? { omitidas } : {}),
    };
    omitidas = 0;
    request.log[COMMON.has(codigo) ? 'info' : 'warn'](line, 'refused');
  };
}

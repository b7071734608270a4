import type { FastifyRequest } from 'fastify';

/** Status codes of refusals that may show an attack: input, identity, rights, size, rate. */
const LOGGED = new Set([400, 401, 403, 408, 413, 415, 429]);
/** Codes of a visitor without a session, or with an expired one: too common to be logged. */
const COMMON = new Set(['LOGIN_NECESSARIO', 'TOKEN_EXPIRADO']);
/** Maximum of lines per second and process, so that a flood of refusals does not flood the log. */
const MAX_A_SECOND = 50;

export type RefusalLog = (request: FastifyRequest, status: number, codigo: string) => void;

/**
 * Logs one line per refused request: method, the route's pattern, status, code and the caller's opaque id, without the
 * request's content. The logger adds the time and the request's id. Lines over the ceiling are counted; the next one
 * reports the count.
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
      evento: 'recusa',
      metodo: request.method,
      rota: request.routeOptions.url ?? null,
      status,
      codigo,
      ...(anonima ? {} : { sub }),
      ...(omitidas > 0 ? { omitidas } : {}),
    };
    omitidas = 0;
    request.log[COMMON.has(codigo) ? 'info' : 'warn'](line, 'refused');
  };
}

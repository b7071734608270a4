import type { HttpRequest } from '../../src/services/ports';
import type { Stage } from '../stage/globals';

/** Recorded people; `novaConta` signed in with Google without a conta. */
export type Gravado = Exclude<Stage['identity'], 'anonimo' | 'sessaoVencida'> | 'novaConta';
/** People with a login; `empresa` is the administrator, also responsible for the company's own agency. */
export type Conhecido = Gravado | 'empresa';
/** Identity of a recording, since the API's answers depend on it. */
export type QuemGravado = Stage['identity'] | 'novaConta';
/** Identity of a story's requests. */
export type Quem = QuemGravado | 'empresa';

/** One recorded call of the real API with its answer, verbatim. */
export interface Recording {
  /** Name to request it explicitly; without one it is a default answer. */
  name?: string;
  quem: QuemGravado;
  method: HttpRequest['method'];
  path: string;
  request?: object;
  status: number;
  body: unknown;
}

/** Normalizes a path: sorted query, none when empty. */
export function normalizePath(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.size === 0 ? pathname : `${pathname}?${sorted}`;
}

/** Route of a path: `/Pedidos/1c4f…/Pix` and `/Pedidos/:id/Pix` are one. */
const routeOf = (path: string): string =>
  (path.split('?')[0] ?? '').replace(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/:id');

type Question = Pick<Recording, 'method' | 'path'> & { quem: Quem };

/**
 * The recording that answers a call: the same call by the same person, else by anybody, else another call of the same
 * route, so that a search on another day finds departures too. Null without any.
 */
export function findRecording(recordings: readonly Recording[], { quem, method, path }: Question): Recording | null {
  const usual = recordings.filter((one) => one.name === undefined && one.method === method);
  const wanted = normalizePath(path);
  const same = usual.filter((one) => normalizePath(one.path) === wanted);
  const alike = usual.filter((one) => routeOf(one.path) === routeOf(path));
  const mine = (one: Recording) => one.quem === quem;
  const found = same.find(mine) ?? same[0] ?? alike.find(mine) ?? alike[0] ?? null;
  // Public reads work with an expired token; others are refused.
  if (quem !== 'sessaoVencida' || found?.quem === 'anonimo') return found;
  return recordings.find((one) => one.quem === quem && one.status === 401) ?? null;
}

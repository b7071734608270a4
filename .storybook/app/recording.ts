import type { HttpRequest } from '../../src/services/ports';
import type { Stage } from '../stage/globals';

/** The people who were recorded; `novaConta` has signed in with Google and has no conta yet. */
export type Gravado = Exclude<Stage['identity'], 'anonimo' | 'sessaoVencida'> | 'novaConta';
/** The people with a login; `empresa` is the administrator, responsible for the company's own agency too. */
export type Conhecido = Gravado | 'empresa';
/** The identity of the recording: the API's answers depend on it. */
export type QuemGravado = Stage['identity'] | 'novaConta';
/** The identity that a story asks with. */
export type Quem = QuemGravado | 'empresa';

/** One call of the real API and its answer, word for word. */
export interface Recording {
  /** What it is asked for by; without a name it is what stories get by themselves. */
  name?: string;
  quem: QuemGravado;
  method: HttpRequest['method'];
  path: string;
  request?: object;
  status: number;
  body: unknown;
}

/** The order of a query says nothing, and neither does an empty one. */
export function normalizePath(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.size === 0 ? pathname : `${pathname}?${sorted}`;
}

/** `/Pedidos/1c4f…/Pix` and `/Pedidos/:id/Pix` are one route. */
const routeOf = (path: string): string =>
  (path.split('?')[0] ?? '').replace(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/:id');

type Question = Pick<Recording, 'method' | 'path'> & { quem: Quem };

/**
 * The recording that answers a call: the same call by the same person; else by anybody; else another call of the same
 * route, so that a search of another day finds departures too. Null where nothing like it was recorded.
 */
export function findRecording(recordings: readonly Recording[], { quem, method, path }: Question): Recording | null {
  const usual = recordings.filter((one) => one.name === undefined && one.method === method);
  const wanted = normalizePath(path);
  const same = usual.filter((one) => normalizePath(one.path) === wanted);
  const alike = usual.filter((one) => routeOf(one.path) === routeOf(path));
  const mine = (one: Recording) => one.quem === quem;
  const found = same.find(mine) ?? same[0] ?? alike.find(mine) ?? alike[0] ?? null;
  // What anybody may read is read with an expired token too; the rest is refused.
  if (quem !== 'sessaoVencida' || found?.quem === 'anonimo') return found;
  return recordings.find((one) => one.quem === quem && one.status === 401) ?? null;
}

import {
  guardadoDe,
  isGuardavel,
  LISTA_PEDIDOS,
  listaDe,
  partesDe,
  type Guardado,
} from '../../domain/bilhetes/guardados';
import type { HttpFailure, HttpRequest, HttpResult } from '../ports';

/** Key prefix of kept reads, followed by owner and address. */
export const KEPT_PREFIX = 'itape.leitura.';

/** Stores reads needed offline, and returns the stored one when there is no connection. */
export type KeepReads = <T>(request: HttpRequest, result: HttpResult<T>) => HttpResult<T>;

/** The signed-in person by Amplify's record; another person's reads are not returned. */
const ownerIn = (storage: Storage): string | null =>
  storage.getItem(Object.keys(storage).find((key) => key.endsWith('.LastAuthUser')) ?? '');

/**
 * True when no answer was possible: no network, or a request without a token while the identity provider is
 * unreachable. A refused token does not count.
 */
const isUnanswered = (failure: HttpFailure): boolean =>
  failure.kind === 'transient' ||
  (failure.kind === 'refused' && failure.erros.some(({ codigo }) => codigo === 'LOGIN_NECESSARIO'));

/** Keeps reads of the signed-in person on this device until they sign out or the trip is 30 days past. */
export const createKeepReads =
  (source: () => Storage, now: () => number = Date.now): KeepReads =>
  <T>(request: HttpRequest, result: HttpResult<T>): HttpResult<T> => {
    if (!isGuardavel(request.method, request.path)) return result;
    try {
      return keepIn(source(), now(), request.path, result);
    } catch {
      // Storage disabled or full: the original result is returned.
      return result;
    }
  };

function keepIn<T>(storage: Storage, now: number, path: string, result: HttpResult<T>): HttpResult<T> {
  const owner = ownerIn(storage);
  forgetStale(storage, owner, now);
  if (owner === null) return result;
  const place = (address: string): string => `${KEPT_PREFIX}${owner}${address}`;
  if (result.ok) {
    for (const [address, value] of partesDe(path, result.value)) {
      const kept = guardadoDe(address, value, now);
      if (kept) storage.setItem(place(address), JSON.stringify(kept));
      else storage.removeItem(place(address));
    }
    return result;
  }
  const value = isUnanswered(result.failure) ? answerIn(storage, path, place(path)) : undefined;
  return value === undefined ? result : { ok: true, value: value as T };
}

/** The kept read at a place, or for the list its single orders; undefined without any. */
function answerIn(storage: Storage, path: string, place: string): unknown {
  const valueAt = (key: string): unknown => {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Guardado).valor;
  };
  if (path !== LISTA_PEDIDOS) return valueAt(place);
  const keys = Object.keys(storage).filter((key) => key.startsWith(`${place}/`));
  return keys.length === 0 ? undefined : listaDe(keys.map(valueAt));
}

/** Removes reads of other people and expired ones. */
function forgetStale(storage: Storage, owner: string | null, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(KEPT_PREFIX)) continue;
    const isOwn = owner !== null && key.startsWith(`${KEPT_PREFIX}${owner}/`);
    if (!isOwn || !isCurrent(storage.getItem(key), now)) storage.removeItem(key);
  }
}

function isCurrent(text: string | null, now: number): boolean {
  try {
    return (JSON.parse(text ?? '') as Guardado).ate > now;
  } catch {
    return false;
  }
}

/** Kept reads in the page's storage; without a window nothing is kept. */
export const keepReadsHere = (): KeepReads =>
  typeof window === 'undefined' ? (_request, result) => result : createKeepReads(() => window.localStorage);

let forgotten = 0;

/** Number of times reads were cleared on this page: a response requested before the last time must not be kept. */
export const timesForgotten = (): number => forgotten;

/** Removes all kept reads, and prevents pending ones from being kept. */
export function forgetReads(storage: Storage): void {
  forgotten += 1;
  for (const key of Object.keys(storage)) if (key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
}

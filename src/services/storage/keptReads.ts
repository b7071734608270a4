import { guardadoDe, isGuardavel, LISTA_PEDIDOS, listaDe, partesDe, type Guardado } from '../../domain/guardados';
import type { HttpFailure, HttpRequest, HttpResult } from '../ports';

/** What was read, under its owner and its address. */
export const KEPT_PREFIX = 'itape.leitura.';

/** Keeps what must be seen without a network too, and answers with it when there is none. */
export type KeepReads = <T>(request: HttpRequest, result: HttpResult<T>) => HttpResult<T>;

/** Whose the tokens here are, by Amplify's own record; somebody else's tickets are not for them. */
const ownerIn = (storage: Storage): string | null =>
  storage.getItem(Object.keys(storage).find((key) => key.endsWith('.LastAuthUser')) ?? '');

/**
 * Nobody could be asked: there is no network, or the identity provider is silent and the question went out without a
 * token. A refusal of a token is another matter, and answers nothing.
 */
const isUnanswered = (failure: HttpFailure): boolean =>
  failure.kind === 'transient' ||
  (failure.kind === 'refused' && failure.erros.some(({ codigo }) => codigo === 'LOGIN_NECESSARIO'));

/** Keeps on this device, for the person who is signed in, until they sign out or the trip is 30 days past. */
export const createKeepReads =
  (source: () => Storage, now: () => number = Date.now): KeepReads =>
  <T>(request: HttpRequest, result: HttpResult<T>): HttpResult<T> => {
    if (!isGuardavel(request.method, request.path)) return result;
    try {
      return keepIn(source(), now(), request.path, result);
    } catch {
      // Switched off or full: then there is nothing to answer with.
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

/** What was kept under a place, or for the list the orders under it; undefined where there is nothing. */
function answerIn(storage: Storage, path: string, place: string): unknown {
  const valueAt = (key: string): unknown => {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Guardado).valor;
  };
  if (path !== LISTA_PEDIDOS) return valueAt(place);
  const keys = Object.keys(storage).filter((key) => key.startsWith(`${place}/`));
  return keys.length === 0 ? undefined : listaDe(keys.map(valueAt));
}

/** What belongs to nobody who is signed in here, and what is past its time. */
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

/** As the page is, in the mobile app or in a browser; where there is no window, nothing is kept. */
export const keepReadsHere = (): KeepReads =>
  typeof window === 'undefined' ? (_request, result) => result : createKeepReads(() => window.localStorage);

let forgotten = 0;

/** How often reads were forgotten on this page: a read asked for before the last time is not to be kept any more. */
export const timesForgotten = (): number => forgotten;

/** What one person has read is gone with them, and so is what they have asked for and not been answered yet. */
export function forgetReads(storage: Storage): void {
  forgotten += 1;
  for (const key of Object.keys(storage)) if (key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
}

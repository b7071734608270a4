import type { HttpRequest, HttpResult } from '../ports';
import { isNativeShell } from './isNativeShell';

/** What was read, under its owner and its address. */
export const KEPT_PREFIX = 'itape.leitura.';
/** One's orders and tickets: what is shown at the door of a coach, where there may be no network. */
const KEPT = /^\/(Pedidos(\/[\w-]+)?|Bilhetes\/[\w-]+)$/;
const BEM_VENDIDO = ['emitido', 'embarcado'];

/** Of a single order or ticket only what will not change any more: a payment under way is never answered from memory. */
const isLasting = (value: unknown): boolean =>
  Array.isArray(value) || BEM_VENDIDO.includes(String((value as { situacao?: unknown } | null)?.situacao));

/** Keeps what must be seen without a network too, and answers with it when there is none. */
export type KeepReads = <T>(request: HttpRequest, result: HttpResult<T>) => HttpResult<T>;

/** A browser keeps nothing: it may be anybody's. */
const keepNothing: KeepReads = (_request, result) => result;

/** Whose the tokens here are, by Amplify's own record; somebody else's tickets are not for them. */
const ownerIn = (storage: Storage): string | null =>
  storage.getItem(Object.keys(storage).find((key) => key.endsWith('.LastAuthUser')) ?? '');

/** Keeps on the telephone, for the person who is signed in, until they sign out. */
export const createKeepReads =
  (source: () => Storage): KeepReads =>
  <T>(request: HttpRequest, result: HttpResult<T>): HttpResult<T> => {
    if (request.method !== 'GET' || !KEPT.test(request.path)) return result;
    const storage = source();
    const owner = ownerIn(storage);
    if (owner === null) return result;
    const key = `${KEPT_PREFIX}${owner}${request.path}`;
    if (result.ok && isLasting(result.value)) storage.setItem(key, JSON.stringify(result.value));
    else if (result.ok) storage.removeItem(key);
    const text = !result.ok && result.failure.kind === 'transient' ? storage.getItem(key) : null;
    return text === null ? result : { ok: true, value: JSON.parse(text) as T };
  };

/** As the page is, in the mobile app or in a browser. */
export const keepReadsHere = (): KeepReads =>
  typeof window !== 'undefined' && isNativeShell(window) ? createKeepReads(() => window.localStorage) : keepNothing;

/** What one person has read is gone with them. */
export function forgetReads(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
}

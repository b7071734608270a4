import { LRUCache } from 'lru-cache';

/** A line's history changes with its departures, a few a day. */
const KEPT_MS = 10 * 60_000;
const LINHAS = 2_000;

/** A count over the history of a line; undefined where too little of it is known. */
export type ByLinha<T> = (linhaId: number) => Promise<T | undefined>;

/** Counts the history of a line when it is asked for and remembers the count, so that polled pages cost no statement. */
export function keptByLinha<T extends object>(
  count: (linhaId: number) => Promise<T>,
  isEnough: (counted: T) => boolean,
): ByLinha<T> {
  const kept = new LRUCache<number, T>({ max: LINHAS, ttl: KEPT_MS, fetchMethod: count });
  return async (linhaId) => {
    const found = await kept.fetch(linhaId);
    return found && isEnough(found) ? found : undefined;
  };
}

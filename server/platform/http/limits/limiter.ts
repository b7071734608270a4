import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createMemoryStore } from './memoryStore';
import type { Count, Hit, LimitStore } from './limitStore';

/** A key, and how often it may be hit in its window. */
export interface Ceiling extends Hit {
  max: number;
}

export interface Limiter {
  /** Counts one request under all its ceilings. @returns for how many ms it is refused; 0 where it may go on. */
  ask: (ceilings: readonly Ceiling[]) => Promise<number>;
}

/** Timeout of the shared store, so that limits do not slow the routes that they protect. */
const PATIENCE_MS = 1_000;
/** Interval between two log lines about a store that fails. */
const COMPLAIN_MS = 60_000;
const MAX_SHUT = 20_000;

/**
 * Asks the store, except for keys that are known to be over their ceiling, so that a flood costs this process a look-up
 * in a map. While the store does not answer, this process counts alone: the limits then apply per replica instead of
 * not at all.
 */
export function createLimiter(store: LimitStore, log: Pick<FastifyBaseLogger, 'warn'>, now = Date.now): Limiter {
  const shut = new LRUCache<string, number>({ max: MAX_SHUT });
  const alone = createMemoryStore(now);
  let complained = -COMPLAIN_MS;

  async function count(hits: readonly Hit[]): Promise<Count[]> {
    try {
      return await within(PATIENCE_MS, store.hit(hits));
    } catch (err) {
      if (now() - complained >= COMPLAIN_MS) {
        complained = now();
        log.warn({ err }, 'limits are counted by this process alone');
      }
      return alone.hit(hits);
    }
  }

  return {
    ask: async (ceilings) => {
      if (ceilings.length === 0) return 0;
      const waits = ceilings.map(({ key }) => (shut.get(key) ?? 0) - now());
      const known = Math.max(...waits);
      if (known > 0) return known;
      const counts = await count(ceilings);
      const over = ceilings.flatMap(({ key, max }, index) => {
        const found = counts[index];
        return found !== undefined && found.count > max ? [{ key, restMs: Math.max(found.restMs, 1) }] : [];
      });
      for (const { key, restMs } of over) shut.set(key, now() + restMs);
      return Math.max(0, ...over.map(({ restMs }) => restMs));
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store of limits did not answer')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { LRUCache } from 'lru-cache';
import type { LimitStore } from './limitStore';

/** Keys at once; the least used ones are forgotten first, so that strangers cannot fill the memory. */
const MAX_KEYS = 50_000;

export interface MemoryStore extends LimitStore {
  /** Removes one hit, such as that of a successful sign-in. */
  giveBack: (key: string) => void;
}

/** Counts in this process: exact where there is one replica only. */
export function createMemoryStore(now: () => number = Date.now): MemoryStore {
  const windows = new LRUCache<string, { count: number; end: number }>({ max: MAX_KEYS });
  return {
    hit: async (hits) =>
      hits.map(({ key, windowMs }) => {
        const known = windows.get(key);
        const window = known !== undefined && known.end > now() ? known : { count: 0, end: now() + windowMs };
        window.count += 1;
        windows.set(key, window);
        return { count: window.count, restMs: window.end - now() };
      }),
    giveBack: (key) => {
      const window = windows.get(key);
      if (window !== undefined) window.count -= 1;
    },
    close: async () => windows.clear(),
  };
}

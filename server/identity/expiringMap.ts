import { randomBytes } from 'node:crypto';

/** Short-lived secrets in memory, each under an unguessable key. */
export interface ExpiringMap<T> {
  put: (value: T) => string;
  /** Undefined for an unknown key and for one whose time is over. */
  get: (key: string) => T | undefined;
  /** Like `get`, and the key is used up. */
  take: (key: string) => T | undefined;
  remove: (key: string) => void;
}

export function createExpiringMap<T>(lifetimeMs: number, now: () => number): ExpiringMap<T> {
  const entries = new Map<string, { value: T; expiresAt: number }>();
  const get = (key: string): T | undefined => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.value : undefined;
  };
  const sweep = (): void => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  };
  return {
    get,
    put: (value) => {
      sweep();
      const key = randomBytes(32).toString('base64url');
      entries.set(key, { value, expiresAt: now() + lifetimeMs });
      return key;
    },
    take: (key) => {
      const value = get(key);
      entries.delete(key);
      return value;
    },
    remove: (key) => void entries.delete(key),
  };
}

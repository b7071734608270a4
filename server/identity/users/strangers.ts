import { LRUCache } from 'lru-cache';
import type { StoredUser } from '../state';

/** Addresses without an account that were asked about; the oldest are forgotten first. */
const REMEMBERED = 10_000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Stand-ins in memory for addresses without an account. Failures and codes are counted on them as on users, so that an
 * address without an account is locked, limited and refused in the same words and steps as one with an account.
 */
export function createStrangers(): (asked: string) => StoredUser {
  const strangers = new LRUCache<string, StoredUser>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  return (asked) => {
    const email = asked.trim().toLowerCase();
    const known = strangers.get(email);
    if (known) return known;
    const stranger: StoredUser = {
      username: `stranger:${email}`,
      sub: '',
      enabled: true,
      status: 'UNCONFIRMED',
      attributes: { email },
      groups: [],
      codes: {},
      failedSignIns: 0,
    };
    strangers.set(email, stranger);
    return stranger;
  };
}

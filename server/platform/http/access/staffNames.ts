import { LRUCache } from 'lru-cache';
import type { Identity } from './identity';

/** A person of the company's staff, as the rows of what they did name them. */
export interface Autor {
  sub: string;
  nome: string;
}

/** Reads the name of a person of the staff, or the e-mail where the provider has none. */
export type NameStaff = (identity: Identity) => Promise<Autor>;

/** The provider's data of the bearer of a token. */
type ReadProfile = (token: string) => Promise<{ nome: string | null; email: string }>;

const KEPT = 1_000;
const FRESH_MS = 10 * 60_000;

/** Asks the identity provider once in ten minutes a person; its failures are the caller's. */
export function createStaffNames(readProfile: ReadProfile): NameStaff {
  const names = new LRUCache<string, string>({ max: KEPT, ttl: FRESH_MS });
  return async ({ sub, token }) => {
    const known = names.get(sub);
    if (known !== undefined) return { sub, nome: known };
    const { nome, email } = await readProfile(token);
    const name = nome ?? email;
    names.set(sub, name);
    return { sub, nome: name };
  };
}

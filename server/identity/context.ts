import { type CallLimits, createCallLimits, noCallLimits } from './callLimits';
import { type ConfirmationCodes, createConfirmationCodes } from './passwords/confirmationCodes';
import { createDevices, type Devices } from './sessions/devices';
import { type ExpiringMap, createExpiringMap } from './expiringMap';
import { type IdentityOptions, type Pool, createPool } from './options';
import { type Passwords, createPasswords } from './passwords/passwords';
import { type Sessions, createSessions } from './sessions/sessions';
import { type SigningKey, createSigningKey } from './sessions/signingKey';
import type { SrpHandshake } from './passwords/srp';
import { type IdentityStore, openStore } from './store';
import { type TokenService, createTokenService } from './sessions/tokens';
import { type UserDirectory, createUserDirectory } from './users/users';

/** A sign-in that waits for its next answer. */
export type Challenge =
  | { kind: 'PASSWORD_VERIFIER'; asked: string; username: string | null; handshake: SrpHandshake }
  | { kind: 'NEW_PASSWORD_REQUIRED'; username: string; deviceKey: string | undefined };

/** The parts of the provider, wired once; operations and pages are functions of it. */
export interface IdentityContext {
  pool: Pool;
  store: IdentityStore;
  key: SigningKey;
  users: UserDirectory;
  passwords: Passwords;
  codes: ConfirmationCodes;
  sessions: Sessions;
  devices: Devices;
  tokens: TokenService;
  challenges: ExpiringMap<Challenge>;
  limits: CallLimits;
}

const CHALLENGE_MS = 3 * 60 * 1000;

export function createContext(options: IdentityOptions): { context: IdentityContext; isNew: boolean } {
  const pool = createPool(options);
  const { store, isNew } = openStore(options.file, options.initial);
  const key = createSigningKey(store.state.signingKey);
  const sessions = createSessions(pool, store);
  const users = createUserDirectory(pool, store);
  const context: IdentityContext = {
    pool,
    store,
    key,
    users,
    passwords: createPasswords(pool, store, users.findOrStranger),
    codes: createConfirmationCodes(pool, store),
    sessions,
    devices: createDevices(pool, store),
    tokens: createTokenService(pool, store, key, sessions),
    challenges: createExpiringMap(CHALLENGE_MS, pool.now),
    limits: options.limits ? createCallLimits(pool.now) : noCallLimits,
  };
  return { context, isNew };
}

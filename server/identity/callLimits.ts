import { LRUCache } from 'lru-cache';
import { keyOf, networkOf } from '../platform/http/limits/callerKeys';
import { CLASSES, IDENTITY_CALLS, type Ceilings } from '../platform/http/limits/classes';
import { createLimiter, type Ceiling } from '../platform/http/limits/limiter';
import { createMemoryStore } from '../platform/http/limits/memoryStore';
import { TooManyCalls } from './cognitoError';
import { textAt, valueAt } from './readInput';

/** One call of the user-pool API, before its input is checked. */
interface Call {
  name: string;
  ip: string;
  input: unknown;
}

/** Limits of calls by address, and by account from an address, so that a stranger does not lock an owner out. */
export interface CallLimits {
  /** Runs a call, or throws `TooManyCalls`. A sign-in counts only while its password is not proven. */
  guard: <T extends object>(call: Call, run: () => Promise<T>) => Promise<T>;
  /** The same for a password on the hosted page. */
  guardPassword: <T>(ip: string, username: string, run: () => Promise<T>) => Promise<T>;
}

const WINDOW_MS = 60_000;
/** Lifetime and maximum number of open challenges. */
const PENDING = { ttl: 3 * 60_000, max: 10_000 };

/** The limits of a provider that counts nothing. */
export const noCallLimits: CallLimits = {
  guard: (_call, run) => run(),
  guardPassword: (_ip, _username, run) => run(),
};

/** Counts in this process, in which the provider lives. */
export function createCallLimits(now: () => number): CallLimits {
  const store = createMemoryStore(now);
  const limiter = createLimiter(store, { warn: () => undefined }, now);
  /** The counts of a sign-in whose challenge has not been answered yet, by its session. */
  const pending = new LRUCache<string, readonly string[]>(PENDING);

  async function ask(ceilings: readonly Ceiling[]): Promise<void> {
    const waitMs = await limiter.ask(ceilings);
    if (waitMs > 0) throw new TooManyCalls(waitMs);
  }

  /** @returns the keys to give back once the password is proven. */
  async function beginSignIn(ip: string, username: string): Promise<readonly string[]> {
    const unproven = ceilingsOf('senha', CLASSES.strict, ip, username);
    await ask([...unproven, ...ceilingsOf('entrada', CLASSES.common, ip, username)]);
    return unproven.map(({ key }) => key);
  }
  const proven = (keys: readonly string[]): void => keys.forEach(store.giveBack);

  async function signIn<T extends object>({ ip, input }: Call, run: () => Promise<T>): Promise<T> {
    const keys = await beginSignIn(ip, accountOf(input));
    const output = await run();
    const session = textAt(output, 'Session');
    if (textAt(output, 'ChallengeName') === 'PASSWORD_VERIFIER' && session !== '') pending.set(session, keys);
    else proven(keys);
    return output;
  }

  return {
    guard: async (call, run) => {
      if (call.name === 'InitiateAuth') return signIn(call, run);
      const limit = IDENTITY_CALLS[call.name] ?? 'common';
      await ask(ceilingsOf(call.name, CLASSES[limit], call.ip, accountOf(call.input)));
      const output = await run();
      if (call.name === 'RespondToAuthChallenge') proven(pending.get(textAt(call.input, 'Session')) ?? []);
      return output;
    },
    guardPassword: async (ip, username, run) => {
      const keys = await beginSignIn(ip, username.toLowerCase());
      const result = await run();
      proven(keys);
      return result;
    },
  };
}

function ceilingsOf(what: string, { account, address }: Ceilings, ip: string, who: string): Ceiling[] {
  const network = networkOf(ip);
  const counted = [
    { max: address, key: keyOf(what, 'address', network) },
    { max: account, key: keyOf(what, 'account', network, who) },
  ];
  return counted.flatMap(({ max, key }) => (max === undefined ? [] : [{ key, max, windowMs: WINDOW_MS }]));
}

/** The user that a call names; for a signed-in user, the one of its token. */
function accountOf(input: unknown): string {
  const inAuth = textAt(valueAt(input, 'AuthParameters'), 'USERNAME');
  const named = inAuth || textAt(input, 'Username') || textAt(input, 'AccessToken') || textAt(input, 'RefreshToken');
  return named.toLowerCase();
}

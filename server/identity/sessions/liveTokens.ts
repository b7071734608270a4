import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProfileReader } from '../users/profileReader';
import { TokenRefused, type TokenVerifier } from '../../platform/http/access/tokenVerifier';

/** How long the provider's answer about a token counts, so a session that was ended opens nothing after this. */
export const LIVE_MS = 60_000;
/** How long after its last good answer a token still counts while the provider does not answer. */
export const OUTAGE_MS = 5 * 60_000;
/** Tokens whose answers are kept; older ones are asked about again. */
const REMEMBERED = 20_000;

interface Asked {
  /** Both in milliseconds since 1970; `goodAt` is null until the provider has said that the token is good. */
  askedAt: number;
  goodAt: number | null;
  /** Rejects where the token must not be taken. */
  answer: Promise<void>;
}

/**
 * A verifier that also asks the provider whether the session of a genuine token is live: a signature does not show a
 * sign-out, a changed password or a disabled user. At most one call per minute and token is made, for any number of
 * requests that wait for it. In an outage, tokens that were live a short while ago are accepted; others reject with
 * `IdentityUnavailable`.
 */
export function refusingEnded(verify: TokenVerifier, readProfile: ProfileReader, now = Date.now): TokenVerifier {
  const asked = new LRUCache<string, Asked>({ max: REMEMBERED });

  const ask = async (token: string, key: string, entry: Asked): Promise<void> => {
    try {
      await readProfile(token);
      entry.goodAt = now();
    } catch (error) {
      if (error instanceof TokenRefused || entry.goodAt === null || now() - entry.goodAt >= OUTAGE_MS) {
        // A refusal is final and is kept; what an outage left open is asked about again.
        if (!(error instanceof TokenRefused)) asked.delete(key);
        throw error;
      }
    }
  };

  return async (token) => {
    const verified = await verify(token);
    const key = createHash('sha256').update(token).digest('base64url');
    const known = asked.get(key);
    if (known && now() - known.askedAt < LIVE_MS) {
      await known.answer;
      return verified;
    }
    const entry: Asked = { askedAt: now(), goodAt: known?.goodAt ?? null, answer: Promise.resolve() };
    entry.answer = ask(token, key, entry);
    asked.set(key, entry);
    await entry.answer;
    return verified;
  };
}

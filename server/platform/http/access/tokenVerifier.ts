import { JwtRsaVerifier } from 'aws-jwt-verify';
import {
  FetchError,
  JwksValidationError,
  JwtBaseError,
  JwtExpiredError,
  WaitPeriodNotYetEndedJwkError,
} from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { LRUCache } from 'lru-cache';
import { SimpleJwksCache, type Jwks } from 'aws-jwt-verify/jwk';
import { type Grupo, toGrupos } from '../../../../src/domain/sessao/grupos';

/** The claims of a valid access token. */
export interface VerifiedToken {
  sub: string;
  username: string;
  grupos: Grupo[];
  /** The last authentication of the person (`auth_time`), in milliseconds since 1970; a renewal does not change it. */
  autenticadoEm: number;
}

/** The token is refused; after `expirado` the client renews it, after `invalido` it does not. */
export class TokenRefused extends Error {
  readonly motivo: 'expirado' | 'invalido';

  constructor(motivo: 'expirado' | 'invalido', cause: unknown) {
    super(motivo === 'expirado' ? 'access token expired' : 'access token refused', { cause });
    this.motivo = motivo;
  }
}

/** The identity provider does not answer, so the sign-in cannot be checked. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('identity provider unavailable', { cause });
  }
}

/** Rejects with `TokenRefused` or `IdentityUnavailable`. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

export interface TokenVerifierOptions {
  /** `https://cognito-idp.sa-east-1.amazonaws.com/<poolId>` in production. */
  issuer: string;
  clientId: string;
  /** The keys, where they are at hand; else they are fetched from the issuer over https and kept. */
  jwks?: Jwks;
}

/** Tokens of the people who are here now. */
const MAX_KEPT = 5_000;

/**
 * Checks signature, issuer, expiry, and that the token is an access token of our client. Groups come from the
 * token. A signature tells nothing of a session that was ended: `liveTokens.ts` asks Cognito for it, and the embedded
 * provider, which knows its sessions, refuses the token at once (`embeddedIdentity.ts`).
 *
 * A token that passed is kept until it expires, since the same text passes again: a signature costs more processor time
 * than a reply from memory.
 */
export function createTokenVerifier({ issuer, clientId, jwks }: TokenVerifierOptions): TokenVerifier {
  const properties = {
    issuer,
    // Cognito's access tokens name the client in `client_id` and have no audience.
    audience: null,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    customJwtCheck: ({ payload }: { payload: Record<string, unknown> }) => {
      if (payload.token_use !== 'access') throw new TokenRefused('invalido', 'not an access token');
      if (payload.client_id !== clientId) throw new TokenRefused('invalido', 'token of another client');
    },
  };
  // The library fetches by https alone; a provider on this machine may do without.
  const local = issuer.startsWith('http:') ? { jwksCache: new SimpleJwksCache({ fetcher: plainFetcher }) } : undefined;
  const verifier = JwtRsaVerifier.create(properties, local);
  if (jwks) verifier.cacheJwks(jwks);
  // With given keys nothing is fetched, even for a token that names another key.
  const verify = async (token: string) => (jwks ? verifier.verifySync(token) : verifier.verify(token));

  const passed = new LRUCache<string, { verified: VerifiedToken; ate: number }>({ max: MAX_KEPT });

  return async (token) => {
    const known = passed.get(token);
    if (known && Date.now() < known.ate) return known.verified;
    try {
      const { sub, username, exp, 'cognito:groups': groups, auth_time: authTime } = await verify(token);
      if (typeof sub !== 'string' || typeof username !== 'string') throw new TokenRefused('invalido', 'no user');
      const verified = { sub, username, grupos: toGrupos(groups), autenticadoEm: Number(authTime ?? 0) * 1000 };
      passed.set(token, { verified, ate: (exp ?? 0) * 1000 });
      return verified;
    } catch (error) {
      throw refusal(error);
    }
  };
}

const KEYS_MS = 3_000;
const plainFetcher: Fetcher = {
  fetch: async (uri) => {
    try {
      const reply = await fetch(uri, { signal: AbortSignal.timeout(KEYS_MS), redirect: 'error' });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      return await reply.arrayBuffer();
    } catch (error) {
      throw new FetchError(uri, error);
    }
  },
};

/** Errors of a failed fetch of the keys, and of the wait after it, during which no token can be checked. */
const outages = [FetchError, JwksValidationError, WaitPeriodNotYetEndedJwkError];

function refusal(error: unknown): unknown {
  if (error instanceof JwtExpiredError) return new TokenRefused('expirado', error);
  if (outages.some((outage) => error instanceof outage)) return new IdentityUnavailable(error);
  return error instanceof JwtBaseError ? new TokenRefused('invalido', error) : error;
}

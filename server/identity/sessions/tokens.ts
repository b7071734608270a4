import { randomUUID } from 'node:crypto';
import { refusals } from '../cognitoError';
import type { Pool } from '../options';
import { type Sessions, isLive } from './sessions';
import type { Claims, SigningKey } from './signingKey';
import type { StoredSession, StoredUser } from '../state';
import type { IdentityStore } from '../store';

/** The scope that lets a token call the user-pool API for its own user. */
export const ADMIN_SCOPE = 'aws.cognito.signin.user.admin';

export interface IssuedTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  expiresIn: number;
}

export interface TokenService {
  /** A new sign-in; its session stands when this returns, its tokens follow. */
  issue: (
    user: StoredUser,
    scope: string,
    options?: { nonce?: string | undefined; deviceKey?: string | undefined },
  ) => Promise<IssuedTokens>;
  /** Trades a refresh token for the next one and fresh tokens. */
  refresh: (refreshToken: string) => Promise<IssuedTokens>;
  /**
   * The user of the claims of a genuine access token (`SigningKey.read`) whose session was not ended and who may still
   * sign in; throws Cognito's refusal. Synchronous, so that nothing changes between this check and what it allows.
   */
  current: (claims: Claims | null) => StoredUser;
  /** As `current`, where the token is also unexpired and wide enough. */
  authenticate: (claims: Claims | null, scope: string) => StoredUser;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

function profileClaims(user: StoredUser): Claims {
  const { email_verified: verified, ...attributes } = user.attributes;
  return {
    ...attributes,
    email_verified: verified === 'true',
    ...(user.identity ? { identities: [user.identity] } : {}),
  };
}

/** The claims that both tokens carry. */
function sharedClaims(pool: Pool, user: StoredUser, session: StoredSession): Claims {
  const now = seconds(pool.now());
  return {
    sub: user.sub,
    iss: pool.issuer,
    ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
    exp: now + pool.accessTokenSeconds,
  };
}

/** Refuses a user whose state ends every session (spec §8). */
function assertUsable(user: StoredUser | undefined): asserts user is StoredUser {
  if (!user) throw refusals.userMissing();
  if (!user.enabled) throw refusals.userDisabled();
  if (user.status === 'RESET_REQUIRED') throw refusals.resetRequired();
}

export function createTokenService(
  pool: Pool,
  { state }: IdentityStore,
  key: SigningKey,
  sessions: Sessions,
): TokenService {
  const sign = async (user: StoredUser, session: StoredSession, refreshToken: string): Promise<IssuedTokens> => {
    const access = {
      ...sharedClaims(pool, user, session),
      token_use: 'access',
      version: 2,
      client_id: pool.clientId,
      scope: session.scope,
      username: user.username,
      ...(session.deviceKey === undefined ? {} : { device_key: session.deviceKey }),
      jti: randomUUID(),
    };
    const id = {
      ...profileClaims(user),
      ...sharedClaims(pool, user, session),
      token_use: 'id',
      aud: pool.clientId,
      'cognito:username': user.username,
      jti: randomUUID(),
      ...(session.nonce === undefined ? {} : { nonce: session.nonce }),
    };
    const [accessToken, idToken] = await Promise.all([key.sign(access), key.sign(id)]);
    return { accessToken, idToken, refreshToken, expiresIn: pool.accessTokenSeconds };
  };

  const current = (claims: Claims | null): StoredUser => {
    const user = state.users[String(claims?.username)];
    if (!user) throw refusals.userMissing();
    if (!isLive(state.sessions[String(claims?.origin_jti)])) throw refusals.accessTokenRevoked();
    assertUsable(user);
    return user;
  };

  return {
    current,
    issue: async (user, scope, options = {}) => {
      const { session, refreshToken } = sessions.start(user.username, scope, options);
      return sign(user, session, refreshToken);
    },
    refresh: async (refreshToken) => {
      const session = sessions.find(refreshToken);
      const user = state.users[session.username];
      assertUsable(user);
      return sign(user, session, sessions.rotate(session, refreshToken));
    },
    authenticate: (claims, scope) => {
      if (claims?.token_use !== 'access' || claims.client_id !== pool.clientId) throw refusals.invalidAccessToken();
      if (claims.iss !== pool.issuer) throw refusals.invalidAccessToken();
      if (Number(claims.exp) <= seconds(pool.now())) throw refusals.accessTokenExpired();
      const user = current(claims);
      if (!String(claims.scope).split(' ').includes(scope)) throw refusals.missingScope();
      return user;
    },
  };
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { refusals } from '../cognitoError';
import { OCIOSIDADE_MS } from '../../../src/domain/sessao/reautenticacao';
import type { Pool } from '../options';
import type { StoredSession } from '../state';
import type { IdentityStore } from '../store';

interface Extra {
  nonce?: string | undefined;
  deviceKey?: string | undefined;
}

export interface Sessions {
  start: (username: string, scope: string, extra: Extra) => { session: StoredSession; refreshToken: string };
  /** The session of a refresh token that may still be used; throws Cognito's refusal. */
  find: (refreshToken: string) => StoredSession;
  /** Retires the token and gives the next; one that comes back after the grace period ends the session. */
  rotate: (session: StoredSession, refreshToken: string) => string;
  /** Ends one sign-in; an unknown token is no error (RFC 7009). */
  revoke: (refreshToken: string) => void;
  revokeAllOf: (username: string) => void;
  /** Ends the sessions of a user's device, except this one. */
  revokeDevice: (deviceKey: string, username: string, originJti: string) => void;
  /** Ends every session of the user except this one. */
  revokeOthersOf: (username: string, originJti: string) => void;
}

/** How long an expired session is kept: until then its token "has expired", afterwards it is "invalid". */
const REMEMBER_EXPIRED_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum of remembered tokens: enough for a browser with many tabs, and older ones are past their grace period. */
const REMEMBERED_TOKENS = 20;

// A hash of 384 random bits, so that a comparison in variable time reveals nothing.
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(48).toString('base64url');

/** The end of its refresh token in milliseconds since 1970: its last day, or earlier after too long a pause. */
const endOf = ({ refreshExpiresAt, authTime, renewedAt = authTime * 1000 }: StoredSession): number =>
  Math.min(refreshExpiresAt, renewedAt + OCIOSIDADE_MS);

/** Whether a session exists and was not revoked. */
export const isLive = (session: StoredSession | undefined): boolean => session !== undefined && !session.revoked;

function newSession(
  pool: Pool,
  { username, scope, nonce, deviceKey }: Extra & { username: string; scope: string },
  refreshToken: string,
): StoredSession {
  return {
    originJti: randomUUID(),
    username,
    scope,
    authTime: Math.floor(pool.now() / 1000),
    refresh: [{ hash: hash(refreshToken) }],
    refreshExpiresAt: pool.now() + pool.refreshTokenSeconds * 1000,
    revoked: false,
    ...(nonce === undefined ? {} : { nonce }),
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}

function forgetLongExpired(sessions: Record<string, StoredSession>, now: number): void {
  for (const session of Object.values(sessions))
    if (session.refreshExpiresAt < now - REMEMBER_EXPIRED_MS) delete sessions[session.originJti];
}

/** The sign-ins and their refresh tokens, in the identity's state. */
export function createSessions(pool: Pool, { state, save }: IdentityStore): Sessions {
  const lookUp = (refreshToken: string): StoredSession | undefined => {
    const wanted = hash(refreshToken);
    return Object.values(state.sessions).find((s) => s.refresh.some((token) => token.hash === wanted));
  };

  const revokeWhere = (matches: (session: StoredSession) => boolean): void => {
    for (const session of Object.values(state.sessions)) if (matches(session)) session.revoked = true;
    save();
  };

  return {
    start: (username, scope, extra) => {
      forgetLongExpired(state.sessions, pool.now());
      const refreshToken = newToken();
      const session = newSession(pool, { username, scope, ...extra }, refreshToken);
      state.sessions[session.originJti] = session;
      save();
      return { session, refreshToken };
    },

    find: (refreshToken) => {
      const session = lookUp(refreshToken);
      if (!session) throw refusals.invalidRefreshToken();
      if (session.revoked) throw refusals.refreshTokenRevoked();
      if (endOf(session) <= pool.now()) throw refusals.refreshTokenExpired();
      return session;
    },

    rotate: (session, refreshToken) => {
      const wanted = hash(refreshToken);
      const presented = session.refresh.find((token) => token.hash === wanted);
      if (!presented) throw refusals.invalidRefreshToken();
      const graceEnd = (presented.retiredAt ?? Infinity) + pool.rotationGraceSeconds * 1000;
      if (graceEnd <= pool.now()) {
        // An old token is used again: somebody else may hold it.
        revokeWhere((s) => s === session);
        throw refusals.refreshTokenReused();
      }
      presented.retiredAt ??= pool.now();
      session.renewedAt = pool.now();
      const next = newToken();
      session.refresh = [...session.refresh, { hash: hash(next) }].slice(-REMEMBERED_TOKENS);
      save();
      return next;
    },

    revoke: (refreshToken) => {
      const session = lookUp(refreshToken);
      if (session) revokeWhere((s) => s === session);
    },
    revokeDevice: (deviceKey, username, originJti) =>
      revokeWhere((s) => s.username === username && s.deviceKey === deviceKey && s.originJti !== originJti),
    revokeAllOf: (username) => revokeWhere((s) => s.username === username),
    revokeOthersOf: (username, originJti) => revokeWhere((s) => s.username === username && s.originJti !== originJti),
  };
}

import { type AuthSession, decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { OAUTH_WAIT_MS } from '../../../domain/base/constantes';
import { isCelularE164 } from '../../../domain/base/pessoa/celular';
import { toGrupos } from '../../../domain/sessao/grupos';
import { provedorDeUsername } from '../../../domain/sessao/provedor';
import { IdentityError } from '../../identityError';
import type { IdentitySession } from '../../ports';
import { authMessage, toIdentityError } from './authErrors';
import { alone } from './alone';
import { hasStoredSession, storedAccessToken, storedClockDrift } from '../storedSession';
import { within } from '../within';

type Tokens = NonNullable<AuthSession['tokens']>;

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

function toSession({ accessToken, idToken }: Tokens): IdentitySession {
  const access = accessToken.payload;
  const celular = text(idToken?.payload.phone_number);
  return {
    sub: text(access.sub),
    email: text(idToken?.payload.email),
    nome: text(idToken?.payload.name) || null,
    ...(isCelularE164(celular) && { celular }),
    grupos: toGrupos(access['cognito:groups']),
    provedor: provedorDeUsername(text(access.username)),
    expiraEm: (access.exp ?? 0) * 1000,
    autenticadoEm: (typeof access.auth_time === 'number' ? access.auth_time : 0) * 1000,
  };
}

/** Renewal margin, longer than Amplify's five seconds, so that renewals run one tab at a time. */
const SOON_MS = 60_000;

/** True when reading the session may renew it, by the provider's clock as far as known. */
function isSpentSoon(token: string | null): boolean {
  if (token === null) return false;
  try {
    const expiresAt = (decodeJWT(token).payload.exp ?? 0) * 1000;
    return Date.now() + storedClockDrift() + SOON_MS > expiresAt;
  } catch {
    return true;
  }
}

export interface AmplifySession {
  /**
   * The current session and access token; null when nobody is signed in; rejects with kind `session` when the stored
   * session is over.
   */
  current: (options?: { forceRefresh: boolean }) => Promise<{ session: IdentitySession; token: string } | null>;
}

/**
 * Reads Amplify's session, renewing it if needed. Amplify reports the reason of a failed renewal only through its Hub:
 * the call returns no tokens both for an anonymous visitor and for a refused renewal.
 */
export const amplifySession: AmplifySession = {
  current: async (options) => {
    const wasStored = hasStoredSession();
    const spent = storedAccessToken();
    let refusal: Error | null = null;
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'tokenRefresh_failure') refusal = payload.data.error ?? null;
    });
    try {
      // Amplify waits up to five minutes while a sign-in is in flight in any tab; the spec allows ten seconds. A
      // renewal completed by another tab during the wait is not repeated.
      const fetch = () => within(OAUTH_WAIT_MS, fetchAuthSession(storedAccessToken() === spent ? options : undefined));
      const { tokens } = await (options?.forceRefresh || isSpentSoon(spent) ? alone(fetch) : fetch());
      if (tokens) return { session: toSession(tokens), token: tokens.accessToken.toString() };
      if (wasStored && refusal) throw sessionOver(refusal);
      return null;
    } catch (error) {
      throw toIdentityError(error, 'session');
    } finally {
      stop();
    }
  },
};

/** Error of a refused renewal, after which Amplify has dropped the tokens. */
const sessionOver = (refusal: Error): IdentityError =>
  new IdentityError('session', authMessage(refusal, 'session'), refusal.name, refusal);

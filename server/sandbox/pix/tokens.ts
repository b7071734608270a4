import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The sandbox's one client; a real provider hands out a pair of its own. */
export const SANDBOX_CLIENT = { clientId: 'itape', clientSecret: 'itape' } as const;

const LIFE_SECONDS = 3600;

/** OAuth2 client credentials. Tokens are kept in memory: after a restart a client gets 401 and requests a new one. */
export function createTokens(now: () => number = Date.now) {
  const known = new Map<string, number>();
  return {
    /** @returns the token answer of RFC 6749, or null where the credentials are wrong. */
    issue(authorization: string | undefined, body: Record<string, unknown>) {
      const { clientId, clientSecret } = readCredentials(authorization, body);
      if (body.grant_type !== 'client_credentials') return null;
      if (!same(clientId, SANDBOX_CLIENT.clientId) || !same(clientSecret, SANDBOX_CLIENT.clientSecret)) return null;
      for (const [token, untilMs] of known) if (untilMs <= now()) known.delete(token);
      const token = randomBytes(24).toString('base64url');
      known.set(token, now() + LIFE_SECONDS * 1000);
      return { access_token: token, token_type: 'Bearer', expires_in: LIFE_SECONDS, scope: textOf(body.scope) };
    },
    isValid(authorization: string | undefined): boolean {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      return token !== undefined && (known.get(token) ?? 0) > now();
    },
  };
}

function readCredentials(authorization: string | undefined, body: Record<string, unknown>) {
  const basic = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { clientId: textOf(body.client_id), clientSecret: textOf(body.client_secret) };
  const [clientId = '', clientSecret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { clientId, clientSecret };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

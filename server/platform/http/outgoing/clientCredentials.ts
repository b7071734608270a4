import { createCachedToken, type FreshToken } from './cachedToken';
import type { Fetch } from './fetch';

/** Access to a provider's API by OAuth2 client credentials (RFC 6749, 4.4). */
export interface ClientCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

interface Terms {
  credentials: ClientCredentials;
  /** Space-separated; without it the provider grants what the client has. */
  scope?: string;
  fetch: Fetch;
  /** The error of a provider that cannot be reached or refuses our credentials, then with its status. */
  unavailable: (reason: string, status?: number) => Error;
}

/** Calls a path of the API with JSON. The caller interprets the answer; no answer at all rejects. */
export type BearerCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

const TIMEOUT_MS = 8000;

/** Calls an API with a client-credentials token, renewed once where the provider no longer takes it. */
export function createBearerCaller({ credentials, scope, fetch, unavailable }: Terms): BearerCall {
  const reach = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      // A redirect would send the credentials, or what we ask for, to an address that is not configured.
      return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw unavailable(`the provider does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
  const token = createCachedToken(async () => {
    const response = await reach(credentials.tokenUrl, tokenRequest(credentials, scope));
    const fresh = response.ok ? await readToken(response) : null;
    if (fresh === null) throw unavailable('the provider refused our credentials', response.status);
    return fresh;
  });
  const send = (bearer: string, ...[method, path, body, headers]: Parameters<BearerCall>): Promise<Response> =>
    reach(`${credentials.baseUrl}${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return async (...call) => {
    const bearer = await token.current();
    const first = await send(bearer, ...call);
    return first.status === 401 ? send(await token.replace(bearer), ...call) : first;
  };
}

const tokenRequest = ({ clientId, clientSecret }: ClientCredentials, scope: string | undefined): RequestInit => ({
  method: 'POST',
  headers: {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope !== undefined && { scope }) }).toString(),
});

/** The token of an answer; null where there is none in it. */
async function readToken(response: Response): Promise<FreshToken<string> | null> {
  const body: unknown = await response.json().catch(() => null);
  const { access_token: value, expires_in: seconds } = (body ?? {}) as { access_token?: unknown; expires_in?: unknown };
  return typeof value === 'string' ? { value, validMs: Number(seconds) * 1000 } : null;
}

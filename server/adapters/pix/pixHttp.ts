import type { Fetch } from '../../platform/http/outgoing/fetch';
import { PixUnavailable } from '../../pagamento/pix/pixPort';
import { createCachedToken, type FreshToken } from '../../platform/http/outgoing/cachedToken';

export interface PixCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

const TIMEOUT_MS = 8000;

export type PixCall = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Calls the Pix API with an OAuth2 client-credentials token, renewed once where the provider no longer takes it. */
export function createPixCaller(credentials: PixCredentials, fetch: Fetch): PixCall {
  const token = createCachedToken(() => requestToken(credentials, fetch));
  const send = async (method: string, path: string, body: unknown, bearer: string): Promise<Response> =>
    reach(fetch, `${credentials.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return async (method, path, body) => {
    const bearer = await token.current();
    const first = await send(method, path, body, bearer);
    return first.status === 401 ? send(method, path, body, await token.replace(bearer)) : first;
  };
}

async function requestToken(
  { tokenUrl, clientId, clientSecret }: PixCredentials,
  fetch: Fetch,
): Promise<FreshToken<string>> {
  const response = await reach(fetch, tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials&scope=cob.write+cob.read+pix.write+pix.read+webhook.write+webhook.read',
  });
  if (!response.ok) throw new PixUnavailable('the provider refused our credentials', response.status);
  const { access_token, expires_in } = (await response.json()) as { access_token: string; expires_in: number };
  return { value: access_token, validMs: expires_in * 1000 };
}

async function reach(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    // A redirect would send the credentials, or a charge, to an address that is not configured.
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new PixUnavailable(`the provider does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

import type { Fetch } from '../../platform/http/fetch';
import { PixUnavailable } from '../../pagamento/pix/pixPort';

export interface PixCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

const TIMEOUT_MS = 8000;
/** Renewed this long before it ends, so that no call carries a token that dies on the way. */
const TOKEN_MARGIN_MS = 30_000;

interface Token {
  value: string;
  untilMs: number;
}

export type PixCall = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Calls the Pix API with an OAuth2 client-credentials token, renewed once where the provider no longer takes it. */
export function createPixCaller(credentials: PixCredentials, fetch: Fetch): PixCall {
  let token: Promise<Token> | null = null;

  const renew = (): Promise<Token> => {
    const asked = requestToken(credentials, fetch);
    // A failed request is forgotten, so that the next call asks again.
    asked.catch(() => (token = null));
    token = asked;
    return asked;
  };
  const current = async (): Promise<Token> => {
    const known = await (token ?? renew());
    return known.untilMs > Date.now() ? known : renew();
  };
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
    const first = await send(method, path, body, (await current()).value);
    return first.status === 401 ? send(method, path, body, (await renew()).value) : first;
  };
}

async function requestToken({ tokenUrl, clientId, clientSecret }: PixCredentials, fetch: Fetch): Promise<Token> {
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
  return { value: access_token, untilMs: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS };
}

async function reach(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    // A redirect would send the credentials, or a charge, to an address that nobody configured.
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new PixUnavailable(`the provider does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

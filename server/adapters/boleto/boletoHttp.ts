import { BoletoUnavailable } from '../../pagamento/boleto/boletoPort';
import { createCachedToken, type FreshToken } from '../../platform/http/outgoing/cachedToken';
import type { Fetch } from '../../platform/http/outgoing/fetch';

export interface BoletoCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

/** An answer of the bank; the caller interprets it. */
export interface BoletoAnswer {
  status: number;
  body: unknown;
}

export type BoletoCall = (method: string, path: string, body?: unknown) => Promise<BoletoAnswer>;

const TIMEOUT_MS = 8000;

/** Calls the bank with an OAuth2 client-credentials token, renewed once where it no longer takes it. */
export function createBoletoCaller(credentials: BoletoCredentials, fetch: Fetch): BoletoCall {
  const token = createCachedToken(() => requestToken(credentials, fetch));
  const send = (method: string, path: string, body: unknown, bearer: string): Promise<BoletoAnswer> =>
    ask(fetch, `${credentials.baseUrl}${path}`, {
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
  { tokenUrl, clientId, clientSecret }: BoletoCredentials,
  fetch: Fetch,
): Promise<FreshToken<string>> {
  const { status, body } = await ask(fetch, tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token: value, expires_in: seconds } = (body ?? {}) as { access_token?: unknown; expires_in?: unknown };
  if (status !== 200 || typeof value !== 'string') throw new BoletoUnavailable('our credentials were refused');
  return { value, validMs: Number(seconds) * 1000 };
}

/** Calls the bank. Without a readable answer (no connection, timeout, no JSON, a 5xx) the result is unknown. */
async function ask(fetch: Fetch, url: string, init: RequestInit): Promise<BoletoAnswer> {
  try {
    // A redirect would send the credentials, or a person's CPF, to an address that is not configured.
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status >= 500) throw new BoletoUnavailable(`the bank answered ${response.status}`);
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  } catch (error) {
    if (error instanceof BoletoUnavailable) throw error;
    throw new BoletoUnavailable(`the bank does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

import { CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createCachedToken, type FreshToken } from '../../platform/http/outgoing/cachedToken';

export interface AdiqCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** The text on the card's bill now; without one the acquirer writes the name that it has on file. */
  descritor?: () => string | null;
}

/** The text on the card's bill, as a field of a request. */
export function softDescriptorOf({ descritor }: AdiqCredentials): { softDescriptor?: string } {
  const softDescriptor = descritor?.() ?? null;
  return softDescriptor === null ? {} : { softDescriptor };
}

/** An answer of the acquirer; the caller interprets it. */
export interface AdiqAnswer {
  status: number;
  body: unknown;
}

export type AdiqCall = (method: string, path: string, body?: unknown) => Promise<AdiqAnswer>;

const TIMEOUT_MS = 8000;

/** Calls Adiq's API with a client-credentials token; a token it no longer takes is renewed once. */
export function createAdiqCaller(credentials: AdiqCredentials, fetch: Fetch, timeoutMs = TIMEOUT_MS): AdiqCall {
  const reach = (method: string, path: string, authorization: string, body: unknown): Promise<AdiqAnswer> =>
    ask(fetch, `${credentials.baseUrl}${path}`, timeoutMs, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const token = createCachedToken(async (): Promise<FreshToken<string>> => {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    const { status, body } = await reach('POST', '/auth/oauth2/v1/token', `Basic ${basic}`, {
      grantType: 'client_credentials',
    });
    const { accessToken, expiresIn } = (body ?? {}) as { accessToken?: unknown; expiresIn?: unknown };
    if (status !== 200 || typeof accessToken !== 'string') throw new CartaoUnavailable('our credentials were refused');
    return { value: accessToken, validMs: Number(expiresIn) * 1000 };
  });

  return async (method, path, body) => {
    const bearer = await token.current();
    const first = await reach(method, path, `Bearer ${bearer}`, body);
    return first.status === 401 ? reach(method, path, `Bearer ${await token.replace(bearer)}`, body) : first;
  };
}

/** Calls the acquirer. Without a readable answer (no connection, timeout, no JSON, a 5xx) the result is unknown. */
async function ask(fetch: Fetch, url: string, timeoutMs: number, init: RequestInit): Promise<AdiqAnswer> {
  try {
    // A redirect would send the credentials, or a card's token, to an address that is not configured.
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    // The body is always read: an unread answer blocks its connection.
    const text = await response.text();
    if (response.status >= 500) throw new CartaoUnavailable(`the acquirer answered ${response.status}`);
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    if (error instanceof CartaoUnavailable) throw error;
    throw new CartaoUnavailable(`the acquirer does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

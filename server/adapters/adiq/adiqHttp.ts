import { CardUnavailable } from '../../pagamento/cartao/cardPort';
import type { Fetch } from '../../platform/http/fetch';

export interface AdiqCredentials {
  /** Without a slash at its end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** An answer that came: what it says is the caller's to read. */
export interface AdiqAnswer {
  status: number;
  body: unknown;
}

export type AdiqCall = (method: string, path: string, body?: unknown) => Promise<AdiqAnswer>;

const TIMEOUT_MS = 8000;
/** Renewed this long before it ends, so that no call carries a token that dies on the way. */
const TOKEN_MARGIN_MS = 30_000;

interface Token {
  value: string;
  untilMs: number;
}

/** Calls Adiq's API with a client-credentials token; a token it no longer takes is renewed once. */
export function createAdiqCaller(credentials: AdiqCredentials, fetch: Fetch, timeoutMs = TIMEOUT_MS): AdiqCall {
  let token: Promise<Token> | null = null;
  const reach = (method: string, path: string, authorization: string, body: unknown): Promise<AdiqAnswer> =>
    ask(fetch, `${credentials.baseUrl}${path}`, timeoutMs, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const requestToken = async (): Promise<Token> => {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    const { status, body } = await reach('POST', '/auth/oauth2/v1/token', `Basic ${basic}`, {
      grantType: 'client_credentials',
    });
    const { accessToken, expiresIn } = (body ?? {}) as { accessToken?: unknown; expiresIn?: unknown };
    if (status !== 200 || typeof accessToken !== 'string') throw new CardUnavailable('our credentials were refused');
    return { value: accessToken, untilMs: Date.now() + Number(expiresIn) * 1000 - TOKEN_MARGIN_MS };
  };
  const renew = (): Promise<Token> => {
    const asked = requestToken();
    // A failed request is forgotten, so that the next call asks again.
    asked.catch(() => (token = null));
    token = asked;
    return asked;
  };
  const current = async (): Promise<Token> => {
    const known = await (token ?? renew());
    return known.untilMs > Date.now() ? known : renew();
  };

  return async (method, path, body) => {
    const first = await reach(method, path, `Bearer ${(await current()).value}`, body);
    return first.status === 401 ? reach(method, path, `Bearer ${(await renew()).value}`, body) : first;
  };
}

/** Whatever is not an answer that can be read leaves us not knowing: no address, no time, no JSON, a breakdown. */
async function ask(fetch: Fetch, url: string, timeoutMs: number, init: RequestInit): Promise<AdiqAnswer> {
  try {
    // A redirect would send the credentials, or a card's token, to an address that nobody configured.
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    // Read in any case: an answer left half-way keeps its connection.
    const text = await response.text();
    if (response.status >= 500) throw new CardUnavailable(`the acquirer answered ${response.status}`);
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    if (error instanceof CardUnavailable) throw error;
    throw new CardUnavailable(`the acquirer does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

import { failure, readReply, toFailure } from '../http/readReply';
import type { ChatbotPort, ConfigPort, HttpPort, HttpResult, IdentityPort } from '../ports';

interface World {
  http: HttpPort;
  config: ConfigPort;
  identity: Pick<IdentityPort, 'accessToken'>;
  fetch: typeof fetch;
}

const CHATBOT_TIMEOUT_MS = 15_000;
const OWN = '/api/';

/**
 * A client of the assistant. One below our `/api` is called like the product API. One of another origin receives only
 * the message and its idempotency key: no cookies, no device or session headers, and the token only if configured.
 */
export function createChatbot({ http, config, identity, fetch }: World): ChatbotPort {
  async function elsewhere<T>(url: string, comLogin: boolean, body: unknown, key?: string): Promise<HttpResult<T>> {
    const token = comLogin ? await identity.accessToken() : null;
    const reply = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CHATBOT_TIMEOUT_MS),
    });
    return readReply<T>(reply);
  }

  return {
    post: async <T>(path: string, body: unknown, idempotencyKey?: string): Promise<HttpResult<T>> => {
      try {
        const { api, comLogin } = (await config.read()).chatbot;
        if (!api.startsWith(OWN)) return await elsewhere<T>(api + path, comLogin, body, idempotencyKey);
        return await http.request<T>({
          method: 'POST',
          path: `/${api.slice(OWN.length)}${path}`,
          body,
          timeoutMs: CHATBOT_TIMEOUT_MS,
          ...(idempotencyKey !== undefined && { idempotencyKey }),
        });
      } catch (error) {
        return failure(toFailure(error));
      }
    },
  };
}

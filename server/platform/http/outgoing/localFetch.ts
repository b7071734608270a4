import type { App } from '../appTypes';
import type { Fetch } from './fetch';

/** An origin that exists nowhere else, so that a request to it is always for this server. */
export const LOCAL_ORIGIN = 'http://itape.local';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `fetch` whose requests to {@link LOCAL_ORIGIN} are answered by this very server without a socket: the embedded
 * provider and the product use HTTP between them independently of the port, and before it is open.
 */
export function createLocalFetch(app: App, outside: Fetch = globalThis.fetch): Fetch {
  return async (url, init) => {
    if (!url.startsWith(`${LOCAL_ORIGIN}/`)) return outside(url, init);
    const answered = app.inject({
      method: (init.method ?? 'GET') as Method,
      url: url.slice(LOCAL_ORIGIN.length),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    // As over a socket: an abort ends the caller's wait, and the handler goes on.
    const response = await (init.signal ? Promise.race([answered, aborted(init.signal)]) : answered);
    const empty = response.statusCode === 204 || response.statusCode === 304;
    const headers = { 'content-type': String(response.headers['content-type'] ?? 'text/plain') };
    return new Response(empty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

import type { Fetch } from '../../../platform/http/outgoing/fetch';

/** An answer of the acquirer: a status and a body; `never` leaves the request open until it is given up. */
export type Answer = readonly [status: number, body?: unknown] | 'never' | 'cut' | 'html';

const isToken = (url: string): boolean => url.endsWith('/auth/oauth2/v1/token');

interface Asked {
  call: string;
  body: unknown;
  authorization: string | null;
}

function respond(answer: Answer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'cut') return Promise.reject(new TypeError('fetch failed'));
  if (answer === 'html') return Promise.resolve(new Response('<html>', { status: 200 }));
  if (answer === 'never') {
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
    );
  }
  const [status, body] = answer;
  return Promise.resolve(new Response(body === undefined ? '' : JSON.stringify(body), { status }));
}

/** The acquirer's side of the wire: its answers in turn, the last one again and again; tokens are always to be had. */
export function acquirer(...answers: Answer[]) {
  const left = [...answers];
  const asked: Asked[] = [];
  let tokens = 0;
  const fetch: Fetch = (url, init) => {
    if (isToken(url)) {
      tokens += 1;
      return respond([200, { accessToken: `T${tokens}`, expiresIn: 600 }], init.signal);
    }
    asked.push({
      call: `${init.method} ${url.replace('https://adiq.test', '')}`,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      authorization: new Headers(init.headers).get('authorization'),
    });
    const next = left.length > 1 ? left.shift() : left[0];
    return respond(next ?? [500], init.signal);
  };
  return { fetch, asked, tokens: () => tokens };
}

export const credentials = { baseUrl: 'https://adiq.test', clientId: 'id', clientSecret: 'secret' };

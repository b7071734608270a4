import type { Stage } from '../stage/globals';
import { findRecording, normalizePath, type Quem, type Recording } from './recording';
import type { Answer, Api, ApiRequest, Failure, Reply } from './storyApi';
import { createStoryKeys } from './storyKeys';

export interface PlayedApi {
  recordings: readonly Recording[];
  api: Api;
  network: Stage['network'];
  quem: () => Quem;
  /** Called for every request, before it is answered. */
  onCall: (request: ApiRequest) => void;
}

const WAIT_MS: Record<Stage['network'], number> = { fast: 30, slow: 2_000, offline: 30 };
const NOT_RECORDED = { codigo: 'NAO_GRAVADO', mensagem: 'Esta chamada não foi gravada.' };

/** The API as `fetch`, answered from recordings. The adapters above it are the product's own. */
export function createStoryFetch({ recordings, api, network, quem, onCall }: PlayedApi): typeof fetch {
  const recordedReply = ({ method, path }: ApiRequest): Reply | Failure => {
    // A stream stays open and silent unless a story overrides it.
    if (isStream({ method, path })) return 'never';
    const found = findRecording(recordings, { quem: quem(), method, path });
    if (found) return found;
    console.error(`nothing was recorded for ${method} ${path}`);
    return { status: 404, body: { status: 404, erros: [NOT_RECORDED] } };
  };
  const keys = createStoryKeys();
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    const request = toRequest(input, init);
    onCall(request);
    await pause(WAIT_MS[network], signal);
    const replyTo = async (): Promise<Reply | Failure> => {
      const answer = network === 'offline' ? 'offline' : (overrideFor(api, request) ?? recordedReply(request));
      return typeof answer === 'function' ? answer(request) : answer;
    };
    const reply = await keys.once(request, replyTo);
    if (reply === 'never') return pause(Infinity, signal);
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (isStream(request)) return toStream(reply, signal);
    const body = reply.status === 204 ? null : JSON.stringify(timed(reply.body));
    return new Response(body, { status: reply.status, headers: { 'content-type': 'application/json' } });
  };
}

// A parcel's events are posted to an address that ends like that of a stream.
const isStream = ({ method, path }: Pick<ApiRequest, 'method' | 'path'>): boolean =>
  method === 'GET' && (path.split('?')[0]?.endsWith('/Eventos') ?? false);

/** Recomputes `restanteMs` from `expiraEm`, since a story may take place at another time than its recording. */
function timed(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: { expiraEm?: unknown; restanteMs?: unknown } | null };
  if (typeof data?.expiraEm !== 'string' || typeof data.restanteMs !== 'number') return body;
  return { data: { ...data, restanteMs: Math.max(0, Date.parse(data.expiraEm) - Date.now()) } };
}

function toRequest(input: RequestInfo | URL, init: RequestInit | undefined): ApiRequest {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return {
    method: (init?.method ?? 'GET') as ApiRequest['method'],
    path: address.slice(address.indexOf('/api') + '/api'.length),
    body,
    chave: new Headers(init?.headers).get('idempotency-key'),
  };
}

/** The override with the most exact key: the whole path, the path without query, the route with `:id`. */
function overrideFor(api: Api, { method, path }: ApiRequest): Answer | undefined {
  const [pathname = ''] = path.split('?');
  const route = pathname.replace(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/:id');
  return [normalizePath(path), pathname, route].map((key) => api[`${method} ${key}`]).find(Boolean);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<never> {
  return new Promise<never>((resolve, reject) => {
    const abort = () => reject(signal?.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    if (ms !== Infinity) setTimeout(resolve as () => void, ms);
  });
}

/** Server-sent events: one message at once, then silence until the page closes the stream. */
function toStream({ status, body }: Reply, signal: AbortSignal | undefined): Response {
  if (status !== 200) return new Response(JSON.stringify(body), { status });
  const { data = body } = body as { data?: unknown };
  const text = `data: ${JSON.stringify(data)}\n\n`;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
  });
  return new Response(stream, { status, headers: { 'content-type': 'text/event-stream' } });
}

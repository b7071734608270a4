import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../appTypes';
import { encodingFor, type Encoding } from '../encodedBody';
import { newRequestId } from '../logging/requestIds';
import { isHost } from '../security/origin';
import type { FindKept, KeptReplies, KeptReply, Note } from './kept';
import type { Headers, HeadersFor } from '../security/securityHeaders';

/** The headers and ceilings of an answer from memory, which are those of any other. */
interface Around {
  headersFor: HeadersFor;
  /** Whether nothing that replies are made of has to be read anew: Fastify's hook does that. */
  isFresh: () => boolean;
  /** Counts a request under the ceilings of its route, and says whether it may be answered; null where nothing is counted. */
  count: ((route: string, request: IncomingMessage) => Promise<boolean>) | null;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts itself before Fastify's own handler, which gets every request that is not a plain question for a kept reply: another
 * method, a person, another origin, a body, a server that stops.
 */
export function registerKept(app: App, around: Around): KeptReplies {
  const finders = new Map<string, FindKept>();
  let note: Note | null = null;
  const [handle] = app.server.listeners('request') as Handler[];
  if (!handle) throw new Error('the server has no handler yet');
  app.server.off('request', handle).on('request', (request, response) => {
    const begun = performance.now();
    const goOn = (): void => handle.call(app.server, request, response);
    const found = note && around.isFresh() && isPlain(request) ? findIn(finders, request) : undefined;
    const prepared = found && prepare(around, found.reply, request);
    if (!note || !prepared) return goOn();
    const { route } = found;
    const told = note;
    const answer = (): void => {
      const id = send(prepared, response);
      told({ request, id, route, status: prepared.status, ms: performance.now() - begun });
    };
    if (!around.count) return answer();
    // The hook that counts refuses the callers that are over a ceiling, in its words.
    around.count(route, request).then((mayGo) => (mayGo ? answer() : goOn()), goOn);
  });
  app.addHook('preClose', (done) => {
    note = null;
    done();
  });
  app.addHook('onReady', (done) => {
    const closed = [...finders.keys()].filter((route) => !isPublic(app, route));
    done(
      closed.length === 0 ? undefined : new Error(`Kept replies of routes that are not public: ${closed.join(', ')}`),
    );
  });
  return {
    add: (route, find) => void finders.set(route, find),
    start: (given) => {
      note = given;
    },
  };
}

/** A route without access is a page; those of the API declare theirs. */
const isPublic = (app: App, route: string): boolean =>
  app.declaredRoutes.every(({ url, method, access }) => url !== route || method !== 'GET' || access === 'publico');

interface Found {
  route: string;
  reply: KeptReply;
}

function findIn(finders: ReadonlyMap<string, FindKept>, { url = '', headers }: IncomingMessage): Found | undefined {
  const end = url.indexOf('?');
  const route = end === -1 ? url : url.slice(0, end);
  const reply = finders.get(route)?.(url, headers);
  return reply && { route, reply };
}

/** A question without anything on which more than the address depends. */
const isPlain = ({ method, httpVersion, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  httpVersion === '1.1' &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers['x-forwarded-host'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  isHost(headers.host ?? '');

/** An answer with its headers as Node writes them: names and values in turn. */
interface Prepared {
  status: 200 | 304;
  headers: readonly string[];
  bytes: Buffer | undefined;
}

const MAX_PREPARED = 20;
const known = new WeakMap<KeptReply, Map<string, Prepared>>();

/** Undefined where the bytes are not there yet in the client's encoding. */
function prepare(
  { headersFor }: Around,
  reply: KeptReply,
  { url = '', headers }: IncomingMessage,
): Prepared | undefined {
  const { host = '' } = headers;
  const isKnown = headers['if-none-match'] === reply.etag;
  const encoding = encodingFor(headers['accept-encoding'] ?? '');
  const key = isKnown ? host : `${encoding} ${host}`;
  const byCaller = known.get(reply) ?? new Map<string, Prepared>();
  known.set(reply, byCaller);
  const before = byCaller.get(key);
  if (before) return before;
  const all = headersFor(host, url);
  const made = isKnown ? notModified(all, reply) : whole(all, reply, encoding);
  if (made && byCaller.size < MAX_PREPARED) byCaller.set(key, made);
  return made;
}

const notModified = (all: Headers, { etag, headers: { 'content-type': _, ...headers } }: KeptReply): Prepared => ({
  status: 304,
  headers: flat({ ...all, ...headers, etag }),
  bytes: undefined,
});

function whole(all: Headers, { etag, headers, body }: KeptReply, encoding: Encoding): Prepared | undefined {
  const bytes = body.ready(encoding);
  if (!bytes) return undefined;
  const own = { ...headers, etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  return { status: 200, headers: flat({ ...all, ...own, 'content-length': String(bytes.length) }), bytes };
}

const flat = (headers: Headers): string[] => Object.entries(headers).flat();

/** @returns the id of the answer. */
function send({ status, headers, bytes }: Prepared, response: ServerResponse): string {
  const id = newRequestId();
  response.writeHead(status, ['x-request-id', id, ...headers]);
  response.end(bytes);
  return id;
}

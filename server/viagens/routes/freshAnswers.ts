import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addVary } from '../../platform/http/addVary';
import { encodedBody, sendEncoded, type EncodedBody } from '../../platform/http/encodedBody';
import type { FindKept, KeptReply } from '../../platform/http/kept/kept';
import { VARY_SHARED } from '../../platform/http/security/cors';

/** Maximum age of an answer. Its free seats and benefits may be this old, since the hold and the order decide. */
const FRESH_MS = 5_000;
/** An answer is sent for a few seconds: compressing it may not cost more than it saves. */
const BROTLI_QUALITY = 4;
const MAX_ANSWERS = 500;

interface Answered {
  etag: string;
  body: EncodedBody;
  /** The same for an address that was asked before. */
  kept: KeptReply;
}

/** A load under way, and what it came to. */
interface Loading {
  answered: Promise<Answered>;
  done: Answered | null;
}

const TYPE = 'application/json; charset=utf-8';
const CACHE = 'no-cache';

/** Serialised answers that are kept for a few seconds. */
export interface FreshAnswers {
  /** Sends the answer of a key: one that is fresh, or what `load` resolves to; 304 where the client has it. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    load: () => Promise<unknown>,
  ) => Promise<FastifyReply>;
  /**
   * Hook of a route that sends the fresh answer to an address that was asked before, to the letter: its parameters were
   * read and judged then.
   */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** The same without Fastify, for those of whom nothing more is to be known. */
  find: FindKept;
}

/**
 * Keeps answers serialised and compressed; concurrent requests of one key share one load. Those of another version of
 * the catalogue are not given any more.
 */
export function freshAnswers(versao: () => string): FreshAnswers {
  const cache = new LRUCache<string, Loading>({ max: MAX_ANSWERS, ttl: FRESH_MS });
  /** Addresses that were answered, and the key of their answer. */
  const keys = new LRUCache<string, string>({ max: MAX_ANSWERS });

  const send = async (request: FastifyRequest, reply: FastifyReply, known: Promise<Answered>) => {
    const { etag, body } = await known;
    void reply.header('etag', etag).header('cache-control', CACHE);
    addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendEncoded(request, reply.type(TYPE), body);
  };

  const findFresh = (url: string): Loading | undefined => {
    const name = keys.get(url);
    return name === undefined ? undefined : cache.get(`${versao()} ${name}`);
  };

  return {
    answer: async (request, reply, name, load) => {
      const key = `${versao()} ${name}`;
      const known = cache.get(key) ?? start(load);
      cache.set(key, known, { noUpdateTTL: true });
      keys.set(request.url, name);
      // A failure is not kept: the next request loads again.
      known.answered.catch(() => cache.delete(key));
      return send(request, reply, known.answered);
    },
    onRequest: async (request, reply) => {
      const known = findFresh(request.url);
      return known && send(request, reply, known.answered);
    },
    find: (url) => findFresh(url)?.done?.kept,
  };
}

function start(load: () => Promise<unknown>): Loading {
  const answered = make(load);
  const loading: Loading = { answered, done: null };
  answered.then(
    (done) => (loading.done = done),
    () => undefined,
  );
  return loading;
}

async function make(load: () => Promise<unknown>): Promise<Answered> {
  const text = Buffer.from(JSON.stringify({ data: await load() }));
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  const body = encodedBody(text, BROTLI_QUALITY);
  const headers = { 'content-type': TYPE, 'cache-control': CACHE, vary: `${VARY_SHARED}, accept-encoding` };
  return { etag, body, kept: { etag, body, headers } };
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Maximum age of an answer. Its counts of free seats may be this old, since holding a seat decides. */
const FRESH_MS = 5_000;

interface Answered {
  text: string;
  etag: string;
}

/** Sends the answer of a key: one that is fresh, or what `load` resolves to; 304 where the client has it. */
export type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  load: () => Promise<unknown>,
) => Promise<unknown>;

/**
 * Keeps serialised answers for a few seconds; concurrent requests of one key share one load. Those of another version of
 * the catalogue are not given any more.
 */
export function freshAnswers(versao: () => string): Answer {
  const cache = new LRUCache<string, Promise<Answered>>({ max: 500, ttl: FRESH_MS });
  const make = async (load: () => Promise<unknown>): Promise<Answered> => {
    const text = JSON.stringify({ data: await load() });
    return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  };
  return async (request, reply, name, load) => {
    const key = `${versao()} ${name}`;
    const known = cache.get(key) ?? make(load);
    cache.set(key, known, { noUpdateTTL: true });
    // A failure is not kept: the next request loads again.
    known.catch(() => cache.delete(key));
    const { text, etag } = await known;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { etagOf, publishedGtfs, type PublishedFeed } from '../gtfs/publishedGtfs';
import { createLiveFeed } from '../aoVivo/liveFeed';

const tags = ['publicação'];
const config = { access: 'publico' } as const;
const file = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });
const response = { 200: file, '4xx': Problema, '5xx': Problema };

/** Readers ask every few seconds; the day's operations change a few times an hour. */
const LIVE_S = 10;
const SCHEDULE_S = 300;

/** The feeds by which maps and other applications show the company's coaches. */
export function registerFeeds(app: App, { database, publicUrl }: { database: Database; publicUrl: string }): void {
  registerSchedule(app, publishedGtfs(database.recent, publicUrl));
  registerLive(app, database);
}

function registerSchedule(app: App, published: () => Promise<PublishedFeed | undefined>): void {
  app.get(
    '/gtfs.zip',
    {
      config,
      schema: {
        tags,
        hide: false,
        summary: 'Linhas, horários, terminais e tarifas da empresa (GTFS Schedule)',
        response,
      },
    },
    async (request, reply) => {
      const feed = await published();
      if (!feed) throw notFound('CATALOGO_VAZIO', 'Ainda não há viagens à venda.');
      return sendFeed(request, reply.type('application/zip'), feed, SCHEDULE_S);
    },
  );
}

function registerLive(app: App, { recent: db }: Database): void {
  const kept = new LRUCache<'feed', Promise<PublishedFeed>>({ max: 1, ttl: LIVE_S * 1000 });
  const live = createLiveFeed(db);
  const load = async (): Promise<PublishedFeed> => {
    const body = Buffer.from(await live());
    return { etag: etagOf(body), body };
  };
  app.get(
    '/gtfs-rt/trip-updates',
    {
      config,
      schema: {
        tags,
        hide: false,
        summary: 'Atrasos, cancelamentos e plataformas de agora (GTFS-Realtime)',
        response,
      },
    },
    async (request, reply) => {
      const feed = kept.get('feed') ?? load();
      kept.set('feed', feed, { noUpdateTTL: true });
      // A failure is not kept: the next request loads again.
      feed.catch(() => kept.delete('feed'));
      return sendFeed(request, reply.type('application/x-protobuf'), await feed, LIVE_S);
    },
  );
}

/** Sends a feed; 304 where the reader has it. */
function sendFeed(request: FastifyRequest, reply: FastifyReply, { etag, body }: PublishedFeed, maxAge: number) {
  void reply.header('etag', etag).header('cache-control', `public, max-age=${maxAge}`);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database';
import type { LimitStore } from './limitStore';
import { createMemoryStore } from './memoryStore';
import { createPostgresStore } from './postgresStore';
import { createRedisStore } from './redisStore';

/** The store that all replicas share: Redis where one is configured, else PostgreSQL; memory with PGlite. */
export async function openLimitStore(
  { redisUrl, rateLimit }: { redisUrl: string | null; rateLimit: boolean },
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<LimitStore> {
  if (!rateLimit) return createMemoryStore();
  if (redisUrl !== null) return createRedisStore(redisUrl, (err) => log.warn({ err }, 'redis'));
  return database.engine === 'postgres' ? createPostgresStore(database) : createMemoryStore();
}

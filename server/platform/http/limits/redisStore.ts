import type { LimitStore } from './limitStore';

const PREFIX = 'itape:limite:';
const CONNECT_MS = 2_000;
const LONGEST_WAIT_MS = 5_000;

/** Counts a hit and reads the rest of the window in one step, so that every key expires. */
const HIT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {n, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts in a Redis that all replicas share. It connects and reconnects in the background; while it is not connected
 * every hit fails at once, and the caller counts in memory.
 */
export async function createRedisStore(url: string, onError: (error: unknown) => void): Promise<LimitStore> {
  // Loaded where it is used: few processes have a Redis, and its code is a tenth of the server's.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_WAIT_MS),
    },
  });
  client.on('error', onError);
  void client.connect().catch(onError);

  /** Each key by itself, sent in one go: keys of one script would have to live on one node of a cluster. */
  const hitOne = async (key: string, windowMs: number) => {
    const reply = await client.eval(HIT, { keys: [PREFIX + key], arguments: [String(windowMs)] });
    const [count, restMs] = Array.isArray(reply) ? reply.map(Number) : [];
    if (count === undefined || restMs === undefined) throw new Error('unexpected answer of Redis');
    return { count, restMs: restMs < 0 ? windowMs : restMs };
  };
  return {
    hit: (hits) => Promise.all(hits.map(({ key, windowMs }) => hitOne(key, windowMs))),
    close: async () => client.destroy(),
  };
}

import { startRedis, type RedisServer } from '../../../../tests/support/redisServer';
import { START_MS } from '../../../../tests/support/startMs';
import { createLimiter } from './limiter';
import type { LimitStore } from './limitStore';
import { createRedisStore } from './redisStore';
import { describeStore } from './testdata/storeContract';

let redis: RedisServer;
const open: LimitStore[] = [];
const replica = async (): Promise<LimitStore> => {
  const store = await createRedisStore(redis.url, () => undefined);
  open.push(store);
  return store;
};
/** Connected, which happens in the background. */
async function answering(opening: Promise<LimitStore>): Promise<LimitStore> {
  const store = await opening;
  for (let turn = 0; turn < 400; turn += 1) {
    const answered = await store.hit([{ key: `probe-${Math.random()}`, windowMs: 1 }]).then(
      () => true,
      () => false,
    );
    if (answered) return store;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Redis never answered');
}

beforeAll(async () => {
  redis = await startRedis();
}, START_MS);
afterEach(() => Promise.all(open.splice(0).map((store) => store.close())));
afterAll(() => redis.halt());

const one = async (store: LimitStore) => (await store.hit([{ key: 'shared', windowMs: 60_000 }]))[0]?.count;

describe('limits of two replicas', () => {
  it('are counted together in one Redis', async () => {
    const [first, second] = [await answering(replica()), await answering(replica())];
    expect([await one(first), await one(second), await one(first)]).toEqual([1, 2, 3]);
  });

  it('are counted by each alone while Redis is away, never left open, and together again afterwards', async () => {
    const store = await answering(replica());
    const warnings: unknown[] = [];
    const limiter = createLimiter(store, { warn: (seen: unknown) => void warnings.push(seen) });
    const ask = () => limiter.ask([{ key: 'away', windowMs: 60_000, max: 2 }]);
    await redis.halt();
    expect([await ask(), await ask()]).toEqual([0, 0]);
    expect(await ask()).toBeGreaterThan(0);
    expect(warnings).toHaveLength(1);
    await redis.resume();
    expect(await one(await answering(Promise.resolve(store)))).toBe(1);
  });
});

describe('a store in Redis', () => {
  let store: LimitStore;
  beforeEach(async () => {
    store = await answering(replica());
  });
  describeStore('Redis', () => store);
});

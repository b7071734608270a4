import { setTimeout as sleep } from 'node:timers/promises';
import { startRoutes } from '../../../tests/support/startRoutes';
import { createFreshness } from './freshness';

const log = { error: jest.fn() };

/** A reading of at most 15 s, and a clock that the test moves on. */
function start(refresh: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = { ms: 0 };
  const freshness = createFreshness(log, () => clock.ms);
  const reads = { n: 0 };
  freshness.add('empresa', 15_000, () => ((reads.n += 1), refresh()));
  return { freshness, clock, reads };
}

describe('what is kept of the database in memory', () => {
  it('is not read while nobody asks for it, and not again while it is young', () => {
    const { freshness, clock, reads } = start();
    expect([freshness.ready(), freshness.isFresh()]).toEqual([null, true]);
    clock.ms = 9_000;
    expect([freshness.ready(), reads.n]).toEqual([null, 0]);
    clock.ms = 3_600_000;
    expect([freshness.isFresh(), reads.n]).toEqual([false, 0]);
  });

  it('is read beside the requests of a busy process before one has to wait', async () => {
    const { freshness, clock, reads } = start();
    clock.ms = 11_000;
    expect([freshness.ready(), freshness.ready()]).toEqual([null, null]);
    await Promise.resolve();
    expect(reads.n).toBe(1);
    await sleep(5);
    clock.ms = 20_000;
    expect([freshness.ready(), freshness.isFresh(), reads.n]).toEqual([null, true, 1]);
  });

  it('is waited for after a pause, once for all who ask', async () => {
    const { freshness, clock, reads } = start();
    clock.ms = 15_000;
    await Promise.all([freshness.ready(), freshness.ready()]);
    expect([reads.n, freshness.isFresh(), freshness.ready()]).toEqual([1, true, null]);
  });

  it('stays as it is where it cannot be read, and is tried again later', async () => {
    const { freshness, clock, reads } = start(() => Promise.reject(new Error('away')));
    clock.ms = 15_000;
    await freshness.ready();
    expect([freshness.ready(), reads.n]).toEqual([null, 1]);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ nome: 'empresa' }), 'not read anew');
    clock.ms = 30_000;
    await freshness.ready();
    expect(reads.n).toBe(2);
  });

  it('holds nobody up for long where the database does not answer', async () => {
    const { freshness, clock } = start(() => new Promise(() => undefined));
    clock.ms = 15_000;
    const begun = performance.now();
    await freshness.ready();
    expect(performance.now() - begun).toBeLessThan(3_000);
    // The next one does not wait for the same read again.
    expect([freshness.ready(), freshness.isFresh()]).toEqual([null, false]);
  });

  it('is what a request is answered from, not what was read before a pause', async () => {
    let inDatabase = 'antes';
    let inMemory = inDatabase;
    const { freshness, clock } = start(async () => {
      await sleep(5);
      inMemory = inDatabase;
    });
    const app = await startRoutes(
      (routes) => void routes.get('/api/nome', { config: { access: 'publico' } }, () => ({ data: inMemory })),
      {},
      freshness,
    );
    inDatabase = 'depois';
    clock.ms = 60_000;
    expect((await app.inject('/api/nome')).json()).toEqual({ data: 'depois' });
    await app.close();
  });

  it('does not hold up the question whether the process lives, however long the database hangs', async () => {
    const { freshness, clock } = start(() => new Promise(() => undefined));
    const ready = jest.spyOn(freshness, 'ready');
    const app = await startRoutes(
      (routes) => void routes.get('/api/vivo', { config: { access: 'publico' } }, () => ({ data: 'vivo' })),
      {},
      freshness,
    );
    clock.ms = 60_000;
    expect((await app.inject('/api/vivo')).statusCode).toBe(200);
    expect(ready).not.toHaveBeenCalled();
    await app.close();
  });
});

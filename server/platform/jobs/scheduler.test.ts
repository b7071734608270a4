import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../database/database';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { createLog } from '../http/logging/logging';
import { createScheduler } from './scheduler';

const log = createLog('silent');
let database: Database;

beforeAll(async () => {
  database = await openModelCopy();
}, START_MS);
afterAll(() => database.close());

/** A job that counts its turns. */
const counting = (nome: string, effect: () => Promise<unknown> = () => Promise.resolve()) => {
  const job = { nome, everyMs: 10, turns: 0, run: () => ((job.turns += 1), effect()) };
  return job;
};
const untilTurns = async (job: { turns: number }, turns: number): Promise<void> => {
  for (let i = 0; i < 300 && job.turns < turns; i += 1) await sleep(10);
  expect(job.turns).toBeGreaterThanOrEqual(turns);
};

describe('periodic work', () => {
  it('comes round, and ends when it is told to', async () => {
    const scheduler = createScheduler(database, log);
    const job = counting('volta');
    scheduler.add(job);
    scheduler.start();
    await untilTurns(job, 3);
    await scheduler.stop();
    const { turns } = job;
    await sleep(50);
    expect(job.turns).toBe(turns);
  });

  it('is one replica’s, until that one stops', async () => {
    const [first, second] = [counting('unica'), counting('unica')];
    const [one, other] = [createScheduler(database, log), createScheduler(database, log)];
    one.add(first);
    one.start();
    await untilTurns(first, 1);
    other.add(second);
    other.start();
    await untilTurns(first, 5);
    expect(second.turns).toBe(0);
    await one.stop();
    await untilTurns(second, 1);
    await other.stop();
  });

  it('is taken over from a replica that died with its lease', async () => {
    await sql`insert into trabalho_tranca values ('herdada', 'morta', now() - interval '1 second')`.execute(
      database.db,
    );
    const job = counting('herdada');
    const scheduler = createScheduler(database, log);
    scheduler.add(job);
    scheduler.start();
    await untilTurns(job, 1);
    await scheduler.stop();
  });

  it('tries again after a turn that failed', async () => {
    const job = counting('falha', () => Promise.reject(new Error('no')));
    const scheduler = createScheduler(database, log);
    scheduler.add(job);
    scheduler.start();
    await untilTurns(job, 2);
    await scheduler.stop();
  });
});

describe('stopping amid a turn', () => {
  it('waits until the turn is over, keeps its lease so long, and begins no other', async () => {
    const scheduler = createScheduler(database, log);
    let finish = (): void => undefined;
    const job = counting('no-meio', () => new Promise<void>((resolve) => (finish = resolve)));
    scheduler.add(job);
    scheduler.start();
    await untilTurns(job, 1);
    let isStopped = false;
    const stopping = scheduler.stop().then(() => (isStopped = true));
    const leases = () =>
      database.db.selectFrom('trabalho_tranca').select('nome').where('nome', '=', 'no-meio').execute();
    // Longer than a turn's pause: a stop that does not wait would be over.
    await sleep(50);
    expect([isStopped, await leases()]).toEqual([false, [{ nome: 'no-meio' }]]);
    finish();
    await stopping;
    expect(await leases()).toEqual([]);
    await sleep(50);
    expect(job.turns).toBe(1);
  });

  it('also where that turn fails', async () => {
    const scheduler = createScheduler(database, log);
    let fail = (_: Error): void => undefined;
    const job = counting('no-meio-falha', () => new Promise<void>((_, reject) => (fail = reject)));
    scheduler.add(job);
    scheduler.start();
    await untilTurns(job, 1);
    const stopping = scheduler.stop();
    fail(new Error('no'));
    await stopping;
    await sleep(50);
    expect(job.turns).toBe(1);
  });
});

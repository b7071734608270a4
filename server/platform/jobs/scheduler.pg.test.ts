import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../database/database';
import { countStatements } from '../../../tests/support/countStatements';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { createLog } from '../http/logging/logging';
import { eventually } from '../../pedidos/testdata/comprador';
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
  await eventually(
    () => Promise.resolve(job.turns),
    (n) => n >= turns,
  );
};
/** Waits until a count stays the same for `forMs`, so that a slow machine has done what it was about to do. */
const untilStill = async (count: () => Promise<number>, forMs: number): Promise<number> => {
  for (let turn = 0, before = await count(); turn < 50; turn += 1) {
    await sleep(forMs);
    const now = await count();
    if (now === before) return now;
    before = now;
  }
  throw new Error('the count goes on and on');
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
    // Long enough to outlast a pause of a busy machine; whoever stops gives its leases back at once.
    const soon = { leaseMs: 3_000 };
    const [one, other] = [createScheduler(database, log, soon), createScheduler(database, log, soon)];
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

/** A job with work for some turns; `asked` counts how often the database was asked for it. */
const withWork = async (nome: string, rows: number) => {
  await sql`drop sequence if exists ${sql.id(nome)}`.execute(database.db);
  await sql`create sequence ${sql.id(nome)}`.execute(database.db);
  let left = rows;
  const job = counting(nome, () => Promise.resolve((left -= 1)));
  const due = sql<boolean>`
    case when nextval(${`"${nome}"`}::regclass) > 0 then exists (select 1 from trabalho_de_teste where nome = ${nome}) end`;
  const asked = async (): Promise<number> => {
    const { rows: found } = await sql<{ n: number }>`
      select case when is_called then last_value::int else 0 end as n from ${sql.id(nome)}`.execute(database.db);
    return found[0]?.n ?? 0;
  };
  return { job: Object.assign(job, { due }), asked };
};
const setWork = (nome: string, has: boolean) =>
  (has
    ? sql`insert into trabalho_de_teste values (${nome})`
    : sql`delete from trabalho_de_teste where nome = ${nome}`
  ).execute(database.db);

const isLook = (text: string): boolean => text.includes('as tranca where');
const isRenewal = (text: string): boolean => text.includes('insert into trabalho_tranca');

describe('a job that says when it has work', () => {
  beforeAll(() => sql`create table trabalho_de_teste(nome text)`.execute(database.db));

  it('takes no turn without work, and one soon after it has some', async () => {
    const { job, asked } = await withWork('com-trabalho', 1);
    const scheduler = createScheduler(database, log);
    scheduler.add(job);
    scheduler.start();
    await eventually(asked, (n) => n >= 3);
    expect(job.turns).toBe(0);
    await setWork('com-trabalho', true);
    await untilTurns(job, 1);
    await scheduler.stop();
  });

  it('is looked at rarely while nothing happens, and often again once something was written', async () => {
    const { job, asked } = await withWork('ocioso', 0);
    const scheduler = createScheduler(database, log, { busyMs: 50, idleLookMs: 60_000 });
    scheduler.add(job);
    scheduler.start();
    await eventually(asked, (n) => n > 0);
    const before = await untilStill(asked, 300);
    scheduler.wake();
    await eventually(asked, (n) => n > before);
    await scheduler.stop();
  });

  it('is looked at together with the others, by one statement', async () => {
    const one = await withWork('junto-um', 0);
    const other = await withWork('junto-dois', 0);
    const scheduler = createScheduler(database, log, { busyMs: 0, idleLookMs: 60_000 });
    scheduler.add(one.job);
    scheduler.add(other.job);
    scheduler.start();
    await eventually(other.asked, (n) => n > 0);
    expect([await one.asked(), await other.asked()]).toEqual([1, 1]);
    await scheduler.stop();
  });

  it('is looked at together with jobs of shorter pauses while nothing happens, not by a statement of its own', async () => {
    const often = await withWork('pausa-curta', 0);
    const rarely = await withWork('pausa-longa', 0);
    const scheduler = createScheduler(database, log, { busyMs: 0, idleLookMs: 100 });
    scheduler.add(often.job);
    scheduler.add(Object.assign(rarely.job, { everyMs: 150 }));
    const statements = await countStatements(async () => {
      scheduler.start();
      await eventually(rarely.asked, (n) => n >= 2);
      await scheduler.stop();
    });
    const looks = statements.filter(isLook);
    // Each look counts once for the job of the short pause: none was made for the other one alone.
    expect(await often.asked()).toBe(looks.length);
  });

  it('is not looked at between two beats because a lease is renewed or another job has its turn', async () => {
    const idle = await withWork('sem-trabalho', 0);
    const busy = counting('sempre');
    const scheduler = createScheduler(database, log, { busyMs: 0, idleLookMs: 300, leaseMs: 100 });
    scheduler.add(idle.job);
    scheduler.add(Object.assign(busy, { everyMs: 40 }));
    const began = performance.now();
    const statements = await countStatements(async () => {
      scheduler.start();
      await eventually(idle.asked, (n) => n >= 3);
      await scheduler.stop();
    });
    const beats = (performance.now() - began) / 300;
    const looks = statements.filter(isLook);
    expect(busy.turns).toBeGreaterThan(looks.length);
    expect(statements.filter((text) => !isLook(text) && isRenewal(text)).length).toBeGreaterThan(looks.length);
    // The first look, and one for each beat.
    expect(looks.length).toBeLessThanOrEqual(beats + 1);
  });

  it('is looked at by the statement that renews the leases, while nothing happens', async () => {
    const { job, asked } = await withWork('com-tranca', 0);
    const scheduler = createScheduler(database, log, { busyMs: 0, idleLookMs: 100, leaseMs: 300 });
    scheduler.add(job);
    const statements = await countStatements(async () => {
      scheduler.start();
      await eventually(asked, (n) => n >= 9);
      await scheduler.stop();
    });
    // The first question is for the leases alone: there is nothing to look at without them.
    expect(statements.filter((text) => isRenewal(text) && !isLook(text)).length).toBeLessThanOrEqual(2);
    expect(statements.filter((text) => isRenewal(text) && isLook(text)).length).toBeGreaterThanOrEqual(3);
  });

  it('keeps the leases of all jobs where the look that carries them fails', async () => {
    const broken = Object.assign(counting('quebrado-com-tranca'), { due: sql<boolean>`nao_existe`, everyMs: 50 });
    const scheduler = createScheduler(database, log, { busyMs: 0, idleLookMs: 50, leaseMs: 300 });
    scheduler.add(broken);
    scheduler.start();
    await sleep(1_200);
    const before = broken.turns;
    await untilTurns(broken, before + 2);
    await scheduler.stop();
  });

  it('takes its turns where the look fails, so that no other job keeps it from its work', async () => {
    const broken = Object.assign(counting('quebrado'), { due: sql<boolean>`nao_existe` });
    const sound = await withWork('sadio', 0);
    const scheduler = createScheduler(database, log);
    scheduler.add(broken);
    scheduler.add(sound.job);
    scheduler.start();
    await untilTurns(sound.job, 2);
    await untilTurns(broken, 2);
    await scheduler.stop();
  });

  it('is sound again once it has no work, although its last turn failed', async () => {
    const failing = await withWork('falha-e-acaba', 1);
    const job = Object.assign(failing.job, { run: () => Promise.reject(new Error('no')) });
    const failures = () =>
      database.db.selectFrom('falha').select('vezes').where('assunto', '=', 'falha-e-acaba').execute();
    await setWork('falha-e-acaba', true);
    const scheduler = createScheduler(database, log);
    scheduler.add(job);
    scheduler.start();
    await eventually(failures, (rows) => rows.length > 0);
    await setWork('falha-e-acaba', false);
    await eventually(failures, (rows) => rows.length === 0);
    await scheduler.stop();
  });
});

describe('a replica that waits', () => {
  it('asks for the leases rarely', async () => {
    const first = createScheduler(database, log, { leaseMs: 500 });
    const job = counting('espera');
    first.add(job);
    first.start();
    await untilTurns(job, 1);
    const [sequence] = [await withWork('pedidos-de-tranca', 0)];
    await sql`create function conta_tranca() returns trigger language plpgsql as
      $f$ begin perform nextval('"pedidos-de-tranca"'::regclass); return null; end $f$`.execute(database.db);
    await sql`create trigger conta before insert on trabalho_tranca
      for each statement execute function conta_tranca()`.execute(database.db);
    await first.stop();
    const holder = sql`insert into trabalho_tranca values ('espera', 'outra', now() + interval '1 minute')
      on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate`;
    await holder.execute(database.db);
    const before = await sequence.asked();
    const second = createScheduler(database, log, { leaseMs: 900, waitMs: 60_000 });
    second.add(counting('espera'));
    second.start();
    // As often as one that renews until the lease of a replica that stops or dies would have ended.
    await eventually(sequence.asked, (n) => n > before);
    const asked = await untilStill(sequence.asked, 1_000);
    expect(asked - before).toBeGreaterThanOrEqual(3);
    expect(asked - before).toBeLessThanOrEqual(4);
    await second.stop();
    await sql`drop trigger conta on trabalho_tranca`.execute(database.db);
  });

  it('takes over within a lease and a question once something is written through it', async () => {
    const job = counting('herdeira');
    const take = (ate: string) =>
      sql`
      insert into trabalho_tranca values ('herdeira', 'morta', now() + ${ate}::interval)
      on conflict (nome) do update set dono = excluded.dono, ate = excluded.ate`.execute(database.db);
    await take('1 minute');
    const replica = createScheduler(database, log, { leaseMs: 200, waitMs: 60_000 });
    replica.add(job);
    replica.start();
    await sleep(800);
    // The other one dies after its last renewal, and this one does not ask.
    await take('200 milliseconds');
    await sleep(600);
    expect(job.turns).toBe(0);
    await take('200 milliseconds');
    replica.wake();
    await untilTurns(job, 1);
    await replica.stop();
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

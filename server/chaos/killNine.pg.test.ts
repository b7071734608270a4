import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { removeKillable, startKillable, type Killable } from '../../tests/support/killable';
import { createPostgresDatabase, type PostgresDatabase } from '../../tests/support/postgresDatabase';
import { startRaces } from '../../tests/support/startRaces';
import { signedInAs } from '../../tests/support/startServer';
import { buscarViagens, daquiA, trechoDe } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { checkInvariants } from '../conclusao/alertas/invariants';
import { createMoods, type Mood } from '../sandbox/praxio/mood';
import { faultPoints, type FaultPoint } from '../platform/chaos/faultPoint';
import { acts, createPosVenda, createWorld, planPoltronas, type Act } from './testdata/posVenda';
import { createPersistentComprador, type Outcome, type Send } from './testdata/persistentComprador';
import { passTime, reconcile, settle, unsettled } from './testdata/reconcile';

/** How many processes die; every point has its turn. sixty in `npm run chaos`, by default one for each point. */
const KILLS = Number(process.env.KILLS ?? faultPoints.length);
const COMPRADORES = 4;
const PATIENCE_MS = 240_000;
/** A process that has had so long has passed its point, or never will. */
const LIFE_MS = 40_000;
/** A start takes two seconds of a processor, and this machine may be busy. */
const TIMEOUT_MS = 900_000 + KILLS * 25_000;

let postgres: PostgresDatabase;
/** In this process, on the same database: looks, and finishes in the end. Its jobs stand still until then. */
let watcher: Server;
let asViagens: string[];

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  watcher = await startRaces({ databaseUrl: postgres.url });
  const days = Array.from({ length: 20 }, (_, i) => daquiA(5 + i));
  asViagens = (
    await Promise.all(days.map((dia) => buscarViagens(watcher, lugares.saoPaulo, lugares.rio, dia)))
  ).flatMap((viagens) => viagens.map(({ id }) => id));
}, 120_000);

afterAll(async () => {
  // None of them outlives the test, however it ended.
  for (const one of started) one.kill();
  await Promise.all([...started].map(({ ended }) => ended));
  await removeKillable();
  await watcher.close();
  await postgres.drop();
});

/** A busy machine buys more slowly: the last process goes on until there is enough to count. */
async function goOnUntil(isEnough: () => boolean): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!isEnough() && Date.now() < until) {
    await passTime(watcher);
    await sleep(400);
  }
}

const pointOf = (kill: number): FaultPoint => faultPoints[kill % faultPoints.length] ?? 'reserva-antes';

/** Refunds need refusals, and what follows a purchase needs tickets. */
function moodFor(kill: number): Mood {
  const point = pointOf(kill);
  if (point.startsWith('estorno')) return 'ocupada';
  const needsBilhete = point.startsWith('troca') || point.startsWith('fim');
  return kill % 7 === 6 && !needsBilhete ? 'ocupada' : 'normal';
}

/** Prints progress in a long run, which `KILLS` asks for. */
const progress = (line: string): void => void (process.env.KILLS && process.stderr.write(`${line}\n`));

/** Every process of this test. */
const started = new Set<Killable>();
async function start(falharEm?: string): Promise<Killable> {
  const one = await startKillable(postgres.url, falharEm);
  started.add(one);
  return one;
}

/** Over the wire to whichever process lives; a connection that breaks rejects. */
const sendTo =
  (current: () => Killable, who: string): Send =>
  async (method, path, { key, body }) => {
    const { origin } = current();
    const headers = {
      ...signedInAs(who),
      origin,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  };

describe('a process that is killed with signal 9', () => {
  it(
    'at any of the named points of a purchase loses no paid order and charges nobody twice [OC4]',
    async () => {
      let live = await start(`${faultPoints[0]}:2`);
      await live.ready;
      let isOver = false;
      let poltrona = 0;
      const outcomes: Outcome[] = [];
      const acted = new Map<Act, number>();
      const poltronasOf = await planPoltronas(watcher);
      const world = createWorld(watcher);
      const compradores = Array.from({ length: COMPRADORES }, async (_, b) => {
        const comprador = createPersistentComprador(
          sendTo(() => live, `c-${b}`),
          PATIENCE_MS,
        );
        const after = createPosVenda(comprador, world);
        while (!isOver) {
          const n = (poltrona += 1);
          // Every third purchase is followed by a cancellation, an exchange or a transfer.
          if (n % 3 === 0) {
            const act = acts[Math.floor(n / 3) % acts.length] ?? 'cancelar';
            if (await after.buyAnd(act, poltronasOf(Math.floor(n / 3)))) acted.set(act, (acted.get(act) ?? 0) + 1);
            continue;
          }
          const viagemId = asViagens[Math.floor(n / 40) % asViagens.length] ?? '';
          const meio = n % 4 === 0 ? 'cartao' : 'pix';
          const outcome = await comprador.buy({ meio, viagemId, poltronas: [1 + (n % 40)] });
          if (outcome) outcomes.push(outcome);
        }
      });

      const deaths = new Map<string, number>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const point = pointOf(kill);
        // The next process starts while this one still works, as a replica would.
        const next = kill + 1 < KILLS ? start(`${pointOf(kill + 1)}:${randomInt(1, 3)}`) : start();
        await createMoods(watcher.services.database).write(moodFor(kill));
        // Jobs need the leases of the dead to be over.
        await passTime(watcher);
        const how = await Promise.race([live.ended, sleep(LIFE_MS, 'lived on', { ref: false })]);
        if (how === 'lived on') live.kill();
        deaths.set(point, (deaths.get(point) ?? 0) + (how === 'SIGKILL' ? 1 : 0));
        progress(`${kill + 1} ${point}: ${how}`);
        live = await next;
        await live.ready.catch(() => undefined);
      }

      await goOnUntil(() => outcomes.length >= KILLS && acted.size === acts.length);
      isOver = true;
      await createMoods(watcher.services.database).write('normal');
      await settle(watcher);
      await Promise.all(compradores);
      expect(await settle(watcher)).toEqual([]);
      live.kill();
      await live.ended;

      const books = await reconcile(watcher);
      expect(books).toMatchObject({ lost: [], unbalanced: [], chargedTwice: [], unlike: [] });
      expect([...acted.keys()].sort()).toEqual([...acts].sort());
      expect(await checkInvariants(watcher.services.database.db)).toEqual([]);
      expect(await unsettled(watcher)).toEqual([]);
      expect(books.emitidos + books.estornados).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
      // The deaths were real, and everywhere.
      const dead = [...deaths.values()].reduce((sum, count) => sum + count, 0);
      const lines = [...deaths].map(([point, count]) => `${point} ${count}`).join(', ');
      process.stdout.write(
        `kill -9: ${dead}/${KILLS} (${lines}); ${books.emitidos} issued, ${books.estornados} refunded\n`,
      );
      expect(dead).toBeGreaterThanOrEqual(KILLS * 0.9);
      expect([...deaths.values()].filter((count) => count > 0).length).toBeGreaterThanOrEqual(Math.min(12, KILLS));
    },
    TIMEOUT_MS,
  );

  it('between taking a seat and saying so keeps the hold, and the same key finds it [SH13]', async () => {
    const viagemId = asViagens.at(-1) ?? '';
    const first = await start('reserva-depois');
    await first.ready;
    const key = randomUUID();
    const body = { trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', [46])] };
    const ask = (server: Killable) => sendTo(() => server, 'quem-caiu')('POST', '/api/Reservas', { key, body });
    await expect(ask(first)).rejects.toThrow();
    expect(await first.ended).toBe('SIGKILL');
    const holds = () =>
      watcher.services.database.db
        .selectFrom('reserva')
        .select(['id', 'situacao'])
        .where('dono', '=', 'quem-caiu')
        .execute();
    const [held] = await holds();
    expect(held).toMatchObject({ situacao: 'ativa' });

    const second = await start();
    await second.ready;
    expect(await ask(second)).toMatchObject({ status: 201, body: { data: { id: held?.id } } });
    expect(await holds()).toHaveLength(1);
    second.kill();
    await second.ended;
  }, 120_000);
});

import { lugares } from '../../tests/support/catalogoDeTeste';
import { startRaces } from '../../tests/support/startRaces';
import { signedInAs } from '../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { checkInvariants } from '../conclusao/alertas/invariants';
import { acts, createPosVenda, createWorld, planPoltronas } from './testdata/posVenda';
import { createPersistentComprador, type Outcome, type Send } from './testdata/persistentComprador';
import { passTime, reconcile, settle } from './testdata/reconcile';

/** How many people buy: a thousand in `npm run chaos`, `COMPRAS=5000` for a long night. */
const COMPRAS = Number(process.env.COMPRAS ?? 250);
/** How many people do something with their ticket afterwards: two hundred in `npm run chaos`. */
const TROCAS = Number(process.env.TROCAS ?? 14);
const AT_ONCE = 12;
const LOST = 0.3;
const PATIENCE_MS = 240_000;
/** Here five answers in a row get lost again and again: a provider that is then left alone comes back soon. */
const REST_MS = 250;
const POLTRONAS = 46;

let server: Server;
let asViagens: string[];
/** Requests and answers that got lost on the way, by where they were going. */
const lost = { pessoa: 0, fora: 0 };

beforeAll(async () => {
  server = await startRaces({ jobs: true, pixRestMs: REST_MS });
  const days = Array.from({ length: Math.ceil(COMPRAS / POLTRONAS / 2) + 1 }, (_, i) => daquiA(3 + i));
  const found = await Promise.all(days.map((dia) => buscarViagens(server, lugares.saoPaulo, lugares.rio, dia)));
  asViagens = found.flatMap((viagens) => viagens.map(({ id }) => id));
}, 120_000);

afterAll(() => server.close());

interface Reply {
  statusCode: number;
  body: string;
  json: () => unknown;
}

/** The wire: of what goes over it, so much is lost; half of it on the way there, half on the way back. */
async function lossy<T>(where: keyof typeof lost, send: () => Promise<T>): Promise<T> {
  const fate = Math.random();
  if (fate < LOST) lost[where] += 1;
  if (fate < LOST / 2) throw new Error('the request got lost');
  const answer = await send();
  if (fate < LOST) throw new Error('the answer got lost');
  return answer;
}

describe('a network that loses 30 % of what is sent', () => {
  it('ends each of many purchases with its tickets or its money, and charges each once [OC5, OC7]', async () => {
    const { app } = server;
    const inject = app.inject.bind(app) as unknown as (options: object) => Promise<Reply>;
    // Requests of the product to bank, acquirer and operator take the same way and lose as many answers.
    const outward = ((options: { url: string }) =>
      options.url.startsWith('/_sandbox/')
        ? lossy('fora', () => inject(options))
        : inject(options)) as unknown as typeof app.inject;
    app.inject = outward;
    const sendAs =
      (who: string): Send =>
      (method, url, { key, body }) =>
        lossy('pessoa', async () => {
          const headers = { ...signedInAs(who), origin: 'http://127.0.0.1', host: '127.0.0.1' };
          const reply = await inject({
            method,
            url,
            headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
            ...(body && { payload: body }),
          });
          return { status: reply.statusCode, body: reply.body.startsWith('{') ? reply.json() : reply.body };
        });

    let next = 0;
    const outcomes: Outcome[] = [];
    const poltronasOf = await planPoltronas(server);
    const world = createWorld(server);
    let person = 0;
    let acted = 0;
    const clock = setInterval(() => void passTime(server).catch(() => undefined), 400);
    const afterwards = Array.from({ length: AT_ONCE / 2 }, async () => {
      const comprador = createPersistentComprador(sendAs('bia'), PATIENCE_MS);
      const after = createPosVenda(comprador, world);
      while (person < TROCAS) {
        const n = person++;
        if (await after.buyAnd(acts[n % acts.length] ?? 'cancelar', poltronasOf(n))) acted += 1;
      }
    });
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const comprador = createPersistentComprador(sendAs('ana'), PATIENCE_MS);
        while (next < COMPRAS) {
          const n = next++;
          const viagemId = asViagens[Math.floor(n / POLTRONAS)] ?? '';
          const outcome = await comprador.buy({
            meio: n % 5 === 0 ? 'cartao' : 'pix',
            viagemId,
            poltronas: [1 + (n % POLTRONAS)],
          });
          if (outcome) outcomes.push(outcome);
        }
      }),
    );
    await Promise.all(afterwards);
    clearInterval(clock);
    expect(await settle(server)).toEqual([]);
    app.inject = inject as unknown as typeof app.inject;
    await server.services.scheduler.stop();

    const books = await reconcile(server, 'ana');
    process.stdout.write(
      `${COMPRAS} purchases, ${acted} acts afterwards, ${lost.pessoa} + ${lost.fora} lost: ${books.emitidos} issued, ${books.estornados} refunded\n`,
    );
    expect(books).toMatchObject({ lost: [], unbalanced: [], chargedTwice: [], unlike: [] });
    expect(await checkInvariants(server.services.database.db)).toEqual([]);
    expect(outcomes).toHaveLength(COMPRAS);
    // Of the others some saw their purchase expire on the way; the rest did what they wanted with their ticket.
    expect(acted).toBeGreaterThan(TROCAS / 2);
    expect(books.emitidos + books.estornados).toBe(COMPRAS);
    expect(lost.pessoa).toBeGreaterThan(COMPRAS);
    expect(lost.fora).toBeGreaterThan(COMPRAS);
  }, 1_200_000);
});

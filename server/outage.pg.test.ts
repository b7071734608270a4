import { sql } from 'kysely';
import { startOwnPostgres, type OwnPostgres } from '../tests/support/ownPostgres';
import { START_MS } from '../tests/support/startMs';
import { signedInAs, startServer } from '../tests/support/startServer';
import type { Server } from './createServer';
import { CONNECT_TIMEOUT_MS, openDatabase } from './platform/database/openDatabase';
import { umComprador, umNovoPedido, umPassageiro } from './pedidos/testdata/comprador';

/** How long the API may take to be well again once the database is. */
const RECOVERY_MS = 10_000;
const POOL = 3;

let postgres: OwnPostgres;
let server: Server;
let ana: ReturnType<typeof umComprador>;
let nextPoltrona = 1;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  server = await startServer({ databaseUrl: postgres.url, sessions: POOL, waitMs: CONNECT_TIMEOUT_MS });
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);

afterAll(async () => {
  await server.close();
  await postgres.stop();
});

const db = () => server.services.database.db;
const pedidos = () => server.app.inject({ url: '/api/Pedidos', headers: signedInAs('ana') });
type Reply = Awaited<ReturnType<typeof pedidos>>;

/** An order about to be made: the hold is there, the request is not yet sent. */
async function umaCompra() {
  const poltrona = nextPoltrona++;
  const { id: reservaId } = await ana.hold([poltrona]);
  const payload = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] });
  const headers = { ...signedInAs('ana'), 'idempotency-key': `compra-${poltrona}` };
  return { reservaId, send: () => server.app.inject({ method: 'POST', url: '/api/Pedidos', headers, payload }) };
}

function expectToldToComeBack(reply: Reply): void {
  expect(reply.statusCode).toBe(503);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.json()).toMatchObject({ status: 503, erros: [{ codigo: 'INDISPONIVEL' }] });
  expect(reply.body).not.toMatch(/sql|postgres|connect|disk|terminat|127\.0\.0\.1/i);
}

/** Sends the same request, under the same key, until it is answered: the order is one, and whole. */
async function expectRecovery({ reservaId, send }: Awaited<ReturnType<typeof umaCompra>>): Promise<void> {
  const begun = performance.now();
  let reply = await send();
  while (reply.statusCode === 503 && performance.now() - begun < RECOVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    reply = await send();
  }
  expect(reply.statusCode).toBe(201);
  expect(performance.now() - begun).toBeLessThan(RECOVERY_MS);
  expect(await traces(reservaId)).toEqual({ pedidos: 1, itens: 1 });
}

/** The rows of the pedido of a reserva in the database. */
async function traces(reservaId: string): Promise<{ pedidos: number; itens: number }> {
  const rows = await db()
    .selectFrom('pedido')
    .leftJoin('pedido_item', 'pedido_item.pedido_id', 'pedido.id')
    .select(['pedido.id', 'pedido_item.n'])
    .where('reserva_id', '=', reservaId)
    .execute();
  return { pedidos: new Set(rows.map(({ id }) => id)).size, itens: rows.filter(({ n }) => n !== null).length };
}

/** Makes a table fail or wait at each new row, until it is put right. */
async function breakTable(tabela: string, body: string, deferred = false): Promise<() => Promise<void>> {
  await sql
    .raw(`create function quebra() returns trigger language plpgsql as $$ begin ${body} return new; end $$`)
    .execute(db());
  const kind = deferred ? 'constraint trigger quebra after' : 'trigger quebra before';
  const when = deferred ? 'deferrable initially deferred' : '';
  await sql.raw(`create ${kind} insert on ${tabela} ${when} for each row execute function quebra()`).execute(db());
  return async () => void (await sql.raw('drop function quebra cascade').execute(db()));
}

describe('a database that cannot serve', () => {
  it('is restarted: whoever asks meanwhile is told to come back, and then buys [DB1]', async () => {
    const compra = await umaCompra();
    await postgres.halt();
    expectToldToComeBack(await compra.send());
    expectToldToComeBack(await pedidos());
    expect((await server.app.inject('/api/saude')).statusCode).toBe(503);
    await postgres.resume();
    await expectRecovery(compra);
    expect((await server.app.inject('/api/saude')).statusCode).toBe(200);
  }, 60_000);

  it('throws everybody out in the middle of an order, which is then as if never asked for [DB1]', async () => {
    const mend = await breakTable('pedido_item', 'perform pg_sleep(5);');
    const compra = await umaCompra();
    const asked = compra.send();
    await untilBusy('insert into "pedido_item"');
    await throwOut('insert into "pedido_item"');
    expectToldToComeBack(await asked);
    expect(await traces(compra.reservaId)).toEqual({ pedidos: 0, itens: 0 });
    await mend();
    await expectRecovery(compra);
  }, 60_000);

  it('throws out a connection amid a transaction and between two statements, and the process lives [DB1]', async () => {
    const work = server.services.database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const aside = await openDatabase({ databaseUrl: postgres.url }, 1);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(aside.db);
      await aside.close();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    expect((await pedidos()).statusCode).toBe(200);
  }, 60_000);

  it.each([
    ['at a row', false],
    ['at the commit', true],
  ])(
    'has a full disk %s: no half order, and the same request goes well once there is room [DB1]',
    async (_, deferred) => {
      const mend = await breakTable(
        'pedido_item',
        "raise exception 'no space left' using errcode = '53100';",
        deferred,
      );
      const compra = await umaCompra();
      expectToldToComeBack(await compra.send());
      expect(await traces(compra.reservaId)).toEqual({ pedidos: 0, itens: 0 });
      await mend();
      await expectRecovery(compra);
    },
  );

  it('is slow: the statement is given up in time, with nothing half done [DB1]', async () => {
    const mend = await breakTable('pedido_item', 'perform pg_sleep(60);');
    const compra = await umaCompra();
    const begun = performance.now();
    expectToldToComeBack(await compra.send());
    expect(performance.now() - begun).toBeLessThan(RECOVERY_MS);
    expect(await traces(compra.reservaId)).toEqual({ pedidos: 0, itens: 0 });
    await mend();
    await expectRecovery(compra);
  }, 60_000);

  it('has every connection in use: nobody waits for ever, and all is well once they are back [DB1]', async () => {
    const compra = await umaCompra();
    let giveBack: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (giveBack = resolve));
    const holders = Array.from({ length: POOL }, () => server.services.database.transaction(() => held));
    const begun = performance.now();
    expectToldToComeBack(await compra.send());
    expect(performance.now() - begun).toBeLessThan(RECOVERY_MS);
    giveBack();
    await Promise.all(holders);
    await expectRecovery(compra);
  }, 60_000);
});

const busyWith = (statement: string) => sql`
  from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like ${`${statement}%`}`;

async function untilBusy(statement: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await sql`select pid ${busyWith(statement)}`.execute(db());
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing got busy');
}

const throwOut = (statement: string) => sql`select pg_terminate_backend(pid) ${busyWith(statement)}`.execute(db());

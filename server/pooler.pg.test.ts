import { sql } from 'kysely';
import { lugares } from '../tests/support/catalogoDeTeste';
import { expectInvariants } from '../tests/support/expectInvariants';
import { startPgbouncer, type Pooler } from '../tests/support/pgbouncer';
import { createPostgresDatabase, type PostgresDatabase } from '../tests/support/postgresDatabase';
import { endIn, reserve } from '../tests/support/reservasDeTeste';
import { START_MS } from '../tests/support/startMs';
import { startServer } from '../tests/support/startServer';
import { trechoDe, umaViagem } from '../tests/support/viagensDeTeste';
import type { Server } from './createServer';
import { migrateCommand } from './migrateCommand';
import { eventually, payTxid, umComprador } from './pedidos/testdata/comprador';
import { openDatabase } from './platform/database/openDatabase';
import { ocupacaoReads } from './reservas/poltronas/ocupacaoRepository';
import { createPoltronaEvents } from './reservas/poltronas/poltronaEvents';

/** Server connections that both replicas share: fewer than either asks for, so every transaction may get another one. */
const SHARED = 4;
const SESSIONS = 20;
const few = (config: string): string => config.replace(/^default_pool_size = .*$/m, `default_pool_size = ${SHARED}`);

let postgres: PostgresDatabase;
let pooler: Pooler;
let server: Server;
let other: Server;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  pooler = await startPgbouncer(postgres.url, few);
  const through = { databaseUrl: pooler.url, databaseUrlDireta: postgres.url, sessions: SESSIONS };
  server = await startServer(through);
  other = await startServer(through);
}, START_MS);

afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await pooler.stop();
  await postgres.drop();
});

describe('a product behind PgBouncer in transaction mode', () => {
  it('sells: the order is paid at one replica, concluded by jobs and notices, and read at the other', async () => {
    const { order, charge } = umComprador(server);
    const { id } = await order([1, 2]);
    await payTxid(server, (await charge(id)).txid);
    const read = () => umComprador(other).read(id);
    const issued = await eventually(read, ({ situacao }) => situacao === 'emitido');
    expect(issued).toMatchObject({ situacao: 'emitido' });
    await expectInvariants(server);
  }, 60_000);

  it('gives a seat to one of two hundred who want the very same at two replicas', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 4);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        reserve(n % 2 === 0 ? server : other, [trechoDe(id, 'saoPaulo', 'rio', [7])], { who: `c-${n}` }),
      ),
    );
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 199 }, () => 409)]);
  }, 60_000);

  it('tells the reader of a coach at one replica what the other holds, and what runs out', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 5);
    const told: number[][] = [];
    const events = createPoltronaEvents(ocupacaoReads(other.services.database.db));
    const unsubscribe = events.subscribe({ partidaId: id, seqO: 0, seqD: 2 }, (ocupadas) => told.push(ocupadas));
    const said = (ocupadas: number[]) =>
      eventually(
        () => Promise.resolve(told.at(-1)),
        (last) => JSON.stringify(last) === JSON.stringify(ocupadas),
      );
    const reply = await reserve(server, [trechoDe(id, 'saoPaulo', 'rio', [4, 5])]);
    expect(await said([4, 5])).toEqual([4, 5]);
    await endIn(server, reply.json<{ data: { id: string } }>().data.id, -1);
    expect(await said([])).toEqual([]);
    unsubscribe();
  }, 60_000);

  it('keeps the limits of statements on each connection that it is lent', async () => {
    const limits = await Promise.all(
      Array.from({ length: SESSIONS }, async (_, n) => {
        const { db } = (n % 2 === 0 ? server : other).services.database;
        const { rows } = await sql<object>`
          select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone,
            pg_sleep(0.05)::text as slept`.execute(db);
        return rows[0];
      }),
    );
    const expected = { statement: '8s', lock: '0', idle: '30s', zone: 'UTC', slept: '' };
    expect(limits).toEqual(limits.map(() => expected));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      server.services.database.db,
    );
    // The sessions of the product are more than those of the database: they really share.
    expect(rows[0]?.n).toBeLessThan(SHARED);
  }, 60_000);

  it('does not start where the pooler gives connections no limits', async () => {
    const bare = await startPgbouncer(postgres.url, (config) => config.replace(/ connect_query='[^']*'/, ''));
    const database = await openDatabase({ databaseUrl: bare.url }, 1);
    await database.close();
    await expect(startServer({ databaseUrl: bare.url, databaseUrlDireta: postgres.url })).rejects.toThrow(
      'statement_timeout',
    );
    await bare.stop();
  }, 60_000);
});

describe('migrating a database behind PgBouncer', () => {
  it(
    'is refused through the pooler, which would lend its lock and settings to others, and goes past it',
    async () => {
      const empty = await createPostgresDatabase('empty');
      const before = await startPgbouncer(empty.url);
      await expect(migrateCommand({ DATABASE_URL: before.url })).rejects.toThrow('DATABASE_URL_DIRETA');
      const env = { DATABASE_URL: before.url, DATABASE_URL_DIRETA: empty.url };
      expect(await migrateCommand(env)).toMatch(/^Migrado: 0001_/);
      expect(await migrateCommand(env)).toBe('O banco já está em dia.');
      await before.stop();
      await empty.drop();
    },
    START_MS,
  );
});

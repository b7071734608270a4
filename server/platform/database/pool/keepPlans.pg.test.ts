import { sql } from 'kysely';
import { createPostgresDatabase, type PostgresDatabase } from '../../../../tests/support/postgresDatabase';
import { START_MS } from '../../../../tests/support/startMs';
import type { Database, Reader } from '../database';
import { MAX_KEPT, SENT_BEFORE } from './keepPlans';
import { openDatabase } from '../openDatabase';

let postgres: PostgresDatabase;
const opened: Database[] = [];

beforeAll(async () => {
  postgres = await createPostgresDatabase('empty');
}, START_MS);
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
afterAll(() => postgres.drop());

/** A database of one connection, which gives the setting that tells a direct one, or begins as behind a pooler. */
async function open(connection: 'direct' | 'pooled' = 'direct'): Promise<Database> {
  const options = connection === 'pooled' ? `?options=${encodeURIComponent('-c timezone=UTC')}` : '';
  const database = await openDatabase({ databaseUrl: `${postgres.url}${options}` }, 1);
  opened.push(database);
  return database;
}

const double = async (db: Reader, n: number): Promise<number> =>
  (await sql<{ n: number }>`select ${n}::int + ${n}::int as n`.execute(db)).rows[0]?.n ?? NaN;

/** Texts whose plans the connection's session keeps. */
async function kept(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

async function repeat(times: number, send: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await send(time);
}

describe('the plan of a statement', () => {
  it('is kept from its sixth time on, and answers each time by its own parameters', async () => {
    const { db } = await open();
    await repeat(SENT_BEFORE, (n) => double(db, n));
    expect(await kept(db)).toEqual([]);
    await repeat(4, async (n) => expect(await double(db, n)).toBe(2 * n));
    expect(await kept(db)).toEqual(['select $1::int + $2::int as n']);
  });

  it('is kept inside a transaction too, and survives its end', async () => {
    const { db, transaction } = await open();
    await transaction((tx) => repeat(SENT_BEFORE + 1, (n) => double(tx, n)));
    expect(await kept(db)).toHaveLength(1);
    expect(await double(db, 21)).toBe(42);
  });

  it('is not kept behind a pooler, whose sessions change', async () => {
    const { db } = await open('pooled');
    await repeat(SENT_BEFORE + 3, (n) => double(db, n));
    expect(await kept(db)).toEqual([]);
  });

  it('is not kept where a migration could change the columns of the result', async () => {
    const { db } = await open();
    await sql`create table coluna(n int)`.execute(db);
    await repeat(SENT_BEFORE + 3, (n) => sql`select * from coluna where n = ${n}`.execute(db));
    await sql`alter table coluna add column outra text`.execute(db);
    const { rows } = await sql`insert into coluna(n) values (${7}) returning *`.execute(db);
    expect(rows).toEqual([{ n: 7, outra: null }]);
    expect((await sql`select * from coluna where n = ${7}`.execute(db)).rows).toEqual([{ n: 7, outra: null }]);
    expect(await kept(db)).toEqual([]);
  });

  it('is made anew where the table changed beside it', async () => {
    const { db } = await open();
    await sql`create table tabela(n int, texto text)`.execute(db);
    const read = (n: number) =>
      sql<{ texto: string }>`select texto, count(*) as vezes from tabela where n = ${n} group by texto`.execute(db);
    await repeat(SENT_BEFORE + 2, read);
    expect(await kept(db)).toHaveLength(1);
    await sql`alter table tabela add column mais int not null default 1`.execute(db);
    await sql`create index tabela_n on tabela(n)`.execute(db);
    await sql`insert into tabela values (${1}, 'sim', 2)`.execute(db);
    expect((await read(1)).rows).toEqual([{ texto: 'sim', vezes: '1' }]);
  });

  it('fails as the statement does, and is there afterwards', async () => {
    const { db } = await open();
    const divide = (by: number) => sql<{ n: number }>`select 10 / ${by}::int as n`.execute(db);
    await repeat(SENT_BEFORE + 1, () => divide(5));
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(2)).rows).toEqual([{ n: 5 }]);
  });

  it('is asked for after a failed transaction as before', async () => {
    const { db, transaction } = await open();
    await repeat(SENT_BEFORE, (n) => double(db, n));
    const failed = transaction(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
      // The sixth time: the connection is asked whether it is direct, inside a transaction that has failed.
      await double(tx, 1);
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    expect(await double(db, 4)).toBe(8);
    expect(await kept(db)).toHaveLength(1);
  });

  it(`is kept for ${MAX_KEPT} texts of a connection at most`, async () => {
    const { db } = await open();
    await repeat(MAX_KEPT + 10, (text) =>
      repeat(SENT_BEFORE + 1, (n) => sql`select ${n}::int as ${sql.id(`c${text}`)}`.execute(db)),
    );
    expect(await kept(db)).toHaveLength(MAX_KEPT);
  });
});

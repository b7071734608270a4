import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { rollForward } from '../../viagens/partidas';
import { seedCatalogue } from '../../viagens/seedCatalogue';
import { START_MS } from '../../../tests/support/startMs';
import { catalogoDeTeste } from '../../../tests/support/catalogoDeTeste';
import type { Database } from './database';
import { migrate } from './migrate';
import { EMBEDDED_BUFFERS, openDatabase } from './openDatabase';

const dataDir = mkdtempSync(join(tmpdir(), 'itape-db-'));
// The files that an interrupted first start leaves behind.
mkdirSync(join(dataDir, 'pg.tmp'));
writeFileSync(join(dataDir, 'pg.tmp', 'PG_VERSION'), '');
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await migrate(database);
}, START_MS);

afterAll(() => database.close());

const count = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from partida`.execute(database.db);
  return rows[0]?.n ?? 0;
};

describe('the embedded database', () => {
  it('goes on after an error, which would break the adapter used barely', async () => {
    for (let i = 0; i < 5; i += 1) {
      await expect(sql`select 1/0`.execute(database.db)).rejects.toThrow('division by zero');
    }
    await expect(database.transaction((tx) => sql`select nothing`.execute(tx))).rejects.toThrow();
    await expect(count()).resolves.toBe(0);
  });

  it('fills less memory at its start than PostgreSQL would by itself, in a folder that says otherwise too', async () => {
    const { rows } = await sql`
      select setting::int * 8 / 1024 || 'MB' as used, boot_val::int * 8 / 1024 || 'MB' as own
      from pg_settings where name = 'shared_buffers'`.execute(database.db);
    expect(rows).toEqual([{ used: EMBEDDED_BUFFERS, own: '128MB' }]);
  });

  it('reads days as words, instants as dates and big numbers as text', async () => {
    const { rows } = await sql`
      select date '2026-12-01' as dia, timestamptz '2026-12-01 10:00Z' as em, 9007199254740993::bigint as id,
             current_setting('timezone') as zone`.execute(database.db);
    const em = new Date('2026-12-01T10:00:00Z');
    expect(rows).toEqual([{ dia: '2026-12-01', em, id: '9007199254740993', zone: 'UTC' }]);
  });

  it('says at once when the pool is used inside a transaction, instead of waiting for itself for ever', async () => {
    await expect(database.transaction(() => count())).rejects.toThrow('use the tx handle');
    await expect(count()).resolves.toBe(0);
  });

  it('undoes all of a transaction that fails', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insertInto('semente').values({ nome: 'x', versao: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(database.db.selectFrom('semente').selectAll().execute()).resolves.toEqual([]);
  });

  it('keeps the folder to itself', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow('já está em uso');
  });

  it('takes a seed once, and departures for 60 days ahead once', async () => {
    const seed = () => database.transaction((tx) => seedCatalogue(tx, catalogoDeTeste));
    expect([await seed(), await seed()]).toEqual([true, false]);
    await rollForward(database);
    const made = await count();
    await rollForward(database);
    expect(await count()).toBe(made);
    const { rows } = await sql<{ ahead: number }>`
      select (max(data) - (now() at time zone 'America/Sao_Paulo')::date)::int as ahead from partida
    `.execute(database.db);
    expect(rows[0]?.ahead).toBeGreaterThanOrEqual(60);
  });

  it('takes a new version of the seed in place of the old one', async () => {
    const rows = catalogoDeTeste.rows();
    const [linha, ...linhas] = rows.linha;
    if (!linha) throw new Error('the test catalogue has no line');
    const renamed = { versao: 'nova', rows: () => ({ ...rows, linha: [{ ...linha, nome: 'Nova' }, ...linhas] }) };
    await database.transaction((tx) => seedCatalogue(tx, renamed));
    const row = await database.db.selectFrom('linha').select('nome').where('id', '=', linha.id).executeTakeFirst();
    expect(row?.nome).toBe('Nova');
  });

  it('is there again with all its rows when it is opened again', async () => {
    const before = await count();
    await database.close();
    database = await openDatabase({ dataDir });
    expect(await count()).toBe(before);
  });
});

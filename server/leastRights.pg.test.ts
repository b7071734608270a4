import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expectInvariants } from '../tests/support/expectInvariants';
import { createPostgresDatabase, type PostgresDatabase } from '../tests/support/postgresDatabase';
import { START_MS } from '../tests/support/startMs';
import { startServer } from '../tests/support/startServer';
import type { Server } from './createServer';
import { migrateCommand } from './migrateCommand';
import { eventually, payTxid, umComprador } from './pedidos/testdata/comprador';

const RIGHTS = readFileSync(path.resolve(__dirname, '../deploy/direitos.sql'), 'utf8');

/** Unique on the server that all race tests share. */
const role = `itape_${randomBytes(6).toString('hex')}`;
let postgres: PostgresDatabase;
let owner: pg.Client;
let server: Server;

const urlOf = (username: string): string => Object.assign(new URL(postgres.url), { username, password: 'itape' }).href;

beforeAll(async () => {
  postgres = await createPostgresDatabase('empty');
  owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'itape'`);
  await owner.query(RIGHTS.replaceAll(/\bto itape\b/g, `to ${role}`));
  await migrateCommand({ DATABASE_URL: postgres.url });
  server = await startServer({ databaseUrl: urlOf(role) });
}, START_MS);

afterAll(async () => {
  await server.close();
  await owner.query(`drop owned by ${role}`);
  await owner.query(`drop role ${role}`);
  await owner.end();
  await postgres.drop();
});

describe('a product whose role owns no table', () => {
  it('sells a ticket: holds, takes the payment, issues, and runs its jobs', async () => {
    const buyer = umComprador(server);
    const { id } = await buyer.order([1]);
    await payTxid(server, (await buyer.charge(id)).txid);
    const issued = await eventually(
      () => buyer.read(id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(issued).toMatchObject({ situacao: 'emitido' });
    await expectInvariants(server);
  }, 120_000);

  it.each([
    'create table extra (n int)',
    'alter table pedido add column extra int',
    'truncate pedido',
    'drop table pedido',
  ])('is refused: %s', async (statement) => {
    const client = new pg.Client({ connectionString: urlOf(role) });
    await client.connect();
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await client.end();
  });
});

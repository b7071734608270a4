import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createBackupScript, type BackupScript } from '../tests/support/backupScript';
import { expectInvariants } from '../tests/support/expectInvariants';
import {
  initCluster,
  makeDataParent,
  removeFolder,
  startOnFolder,
  type FolderPostgres,
} from '../tests/support/postgresOnFolder';
import { START_MS } from '../tests/support/startMs';
import { startServer } from '../tests/support/startServer';
import type { Server } from './createServer';
import { payTxid, umComprador } from './pedidos/testdata/comprador';

const RESTORE_MS = 120_000;

let parent: string;
let copies: string;
let primary: FolderPostgres;
let server: Server;
let script: BackupScript;
let receiver: Awaited<ReturnType<BackupScript['receive']>>;
const started: FolderPostgres[] = [];

beforeAll(async () => {
  parent = makeDataParent();
  copies = path.join(parent, 'copias');
  primary = await startOnFolder(await initCluster(parent, 'principal'));
  started.push(primary);
  server = await startServer({ databaseUrl: primary.url });
  script = createBackupScript(primary.url);
  receiver = await script.receive(copies);
  // A commit is answered when the receiver has it on its disk.
  await sql.raw("alter system set synchronous_standby_names = 'itape_backup'").execute(server.services.database.db);
  await sql`select pg_reload_conf()`.execute(server.services.database.db);
}, START_MS);

afterAll(async () => {
  await receiver.stop();
  await Promise.all(started.map((one) => one.kill()));
  removeFolder(parent);
});

/** Buys a seat to the ticket. @returns the order's number. */
async function sell(poltrona: number): Promise<string> {
  const { order, charge, conclude } = umComprador(server);
  const { id } = await order([poltrona]);
  await payTxid(server, (await charge(id)).txid);
  expect(await conclude(id)).toMatchObject({ situacao: 'emitido' });
  return id;
}

/** Restores, starts what was restored, and reads its orders. */
async function restored(name: string, ...options: string[]): Promise<Server> {
  const target = path.join(parent, name);
  const { code, said } = await script.run('restaurar', '--pasta', copies, '--destino', target, ...options);
  expect([code, said]).toEqual([0, expect.stringContaining('Restaurada')]);
  const postgres = await startOnFolder(target);
  started.push(postgres);
  const again = await startServer({ databaseUrl: postgres.url });
  await again.services.scheduler.stop();
  return again;
}
const issuedIn = async ({ services }: Server): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p join bilhete b on b.pedido_id = p.id and b.situacao = 'emitido'
    where p.situacao = 'emitido' order by p.criado_em`.execute(services.database.db);
  return rows.map(({ id }) => id);
};

describe('a database whose disk is lost', () => {
  it(
    'is restored to the last sale that a buyer was told of, and to any instant before it',
    async () => {
      const first = await sell(1);
      expect(await script.run('guardar', '--pasta', copies)).toEqual({
        code: 0,
        said: expect.stringMatching(/^Cópia \S+ guardada e conferida\.\n$/) as string,
      });
      const second = await sell(2);
      await pause(50);
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(server.services.database.db);
      const between = rows[0]?.now.toISOString() ?? '';
      await pause(50);
      const third = await sell(3);

      // At once after the answer, without a word to anybody; its folder is gone.
      await primary.kill();
      removeFolder(path.join(parent, 'principal'));
      await receiver.stop();
      await server.close();

      const last = await restored('ultima');
      expect(await issuedIn(last)).toEqual([first, second, third]);
      await expectInvariants(last);
      server = last;
      const fourth = await sell(4);
      expect(await issuedIn(last)).toEqual([first, second, third, fourth]);
      await last.close();

      const earlier = await restored('antes', '--ate', between);
      expect(await issuedIn(earlier)).toEqual([first, second]);
      await expectInvariants(earlier);
      await earlier.close();
    },
    RESTORE_MS * 2,
  );

  it(
    'is not restored over another, nor to an instant before the first copy, nor without one',
    async () => {
      const into = (name: string, ...options: string[]) =>
        script.run('restaurar', '--pasta', copies, '--destino', path.join(parent, name), ...options);
      expect(await into('ultima')).toEqual({ code: 1, said: expect.stringContaining('não está vazia') as string });
      const early = { code: 1, said: 'Não há cópia de antes desse instante.\n' };
      expect(await into('nova', '--ate', '2020-01-01T00:00:00Z')).toEqual(early);
      expect(await into('nova', '--ate', 'ontem')).toMatchObject({ code: 1 });
      expect(await script.run('restaurar', '--pasta', parent, '--destino', path.join(parent, 'x'))).toEqual(early);
    },
    RESTORE_MS,
  );
});

describe('old copies', () => {
  it(
    'go with the changes that only they need, and the newest stays',
    async () => {
      const [live] = started.slice(-1);
      const against = createBackupScript(live?.url ?? '');
      expect(await against.run('guardar', '--pasta', copies)).toMatchObject({ code: 0 });
      expect(await against.run('aparar', '--pasta', copies, '--manter', '1')).toEqual({
        code: 0,
        said: 'Apagadas 1 cópias, ficam 1.\n',
      });
      expect(readdirSync(path.join(copies, 'base'))).toHaveLength(1);
      expect(await against.run('aparar', '--pasta', copies, '--manter', '0')).toMatchObject({ code: 1 });
    },
    RESTORE_MS,
  );
});

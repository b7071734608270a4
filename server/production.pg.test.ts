import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../scripts/bundleServer.cjs';
import { umaCompanhia } from '../tests/bodies/companhiaBodies';
import { startOtlpReceiver } from '../tests/support/otlpReceiver';
import type { StartedIdentity } from './identity/testing/startIdentity';
import { lockFolder } from './platform/database/folderLock';
import { listenIdentity } from './identity/testing/listenIdentity';
import { createPostgresDatabase, type PostgresDatabase } from '../tests/support/postgresDatabase';

/** A cold start and every migration on a busy machine. */
const PATIENCE_MS = 240_000;
const root = path.resolve(__dirname, '..');

let folder: string;
let postgres: PostgresDatabase;
/** Plays the user pool of Amazon. */
let pool: StartedIdentity;
/** Plays the receiver of traces. */
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
const ADMIN = { accessKeyId: 'AKIDITAPE', secretAccessKey: 'segredo' };
const children = new Set<ChildProcess>();

/** Everything that production does without: test accounts, sandboxes, an embedded database. */
const environment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: postgres.url,
  PUBLIC_URL: 'http://localhost:8080',
  COGNITO_USER_POOL_ID: pool.identity.context.pool.id,
  COGNITO_CLIENT_ID: pool.identity.context.pool.clientId,
  COGNITO_ENDPOINT: pool.identity.context.pool.publicUrl,
  AWS_ACCESS_KEY_ID: ADMIN.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ADMIN.secretAccessKey,
  COGNITO_DOMAIN: 'auth.itape.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'Itapê <passagens@itape.test>',
  PIX_URL: 'http://127.0.0.1:1',
  PIX_CLIENT_ID: 'itape',
  PIX_CLIENT_SECRET: 'itape',
  PIX_CHAVE: 'pix@itape.test',
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
});

/** Runs the built file in a folder that holds nothing else. */
function run(...args: string[]) {
  return runWith(environment(), ...args);
}

function runWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, ['server.mjs', ...args], { cwd: folder, env });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, said: () => text, ended };
}

beforeAll(async () => {
  // Below the project's folder, so that the packages which cannot be bundled are found.
  mkdirSync(path.join(root, '.tmp'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.tmp/producao-'));
  mkdirSync(path.join(folder, 'dist'));
  cpSync(path.join(root, 'public/favicon.svg'), path.join(folder, 'dist/index.html'));
  await bundleServer(path.join(root, 'server/main.ts'), path.join(folder, 'server.mjs'));
  postgres = await createPostgresDatabase('empty');
  pool = await listenIdentity({ admin: ADMIN });
  receiver = await startOtlpReceiver();
}, PATIENCE_MS);
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
  await pool.app.close();
  await receiver.close();
  await postgres.drop();
});

describe('the built server in production', () => {
  it(
    'starts only on a schema that was migrated by its own command, then lives, is ready and is measured',
    async () => {
      const early = run();
      expect(await early.ended).toBe(1);
      expect(early.said()).toMatch(
        /^Faltam \d+ migrações no banco \(a partir de 0001_\w+\): rode npm run migrate\.\n$/,
      );

      const migrated = run('migrate');
      expect([await migrated.ended, migrated.said()]).toEqual([0, expect.stringMatching(/^Migrado: 0001_/)]);
      const again = run('migrate');
      expect([await again.ended, again.said()]).toEqual([0, 'O banco já está em dia.\n']);

      const file = path.join(folder, 'empresa.json');
      writeFileSync(file, JSON.stringify(umaCompanhia()));
      const filled = run('empresa', 'importar', file);
      expect([await filled.ended, filled.said()]).toEqual([0, 'Dados da empresa, versão 1.\n']);

      const server = run();
      const until = Date.now() + PATIENCE_MS / 2;
      const ready = /pronto em (http:\/\/localhost:\d+)/;
      while (!ready.test(server.said()) && server.child.exitCode === null && Date.now() < until) {
        await new Promise((tick) => setTimeout(tick, 50));
      }
      const origin = ready.exec(server.said())?.[1] ?? server.said();
      const status = async (address: string) => (await fetch(origin + address)).status;
      expect([await status('/api/vivo'), await status('/api/pronto')]).toEqual([200, 200]);
      expect([await status('/healthz'), await status('/_sandbox/'), await status('/_idp/')]).toEqual([404, 404, 404]);
      const config = (await (await fetch(`${origin}/config.json`)).json()) as { pagina: { rodape: string[] } };
      expect(config.pagina.rodape[0]).toContain('CNPJ 12.345.678/0001-95');
      expect(await (await fetch(`${origin}/metrics`)).text()).toContain('itape_database_up 1');
      expect(await status('/api/Destinos')).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      // The end sends what was queued; the statement proves that the driver is observed in the bundle too.
      const publico = receiver.spans.find(({ name }) => name === 'GET /api/Destinos');
      expect(publico?.service).toBe('itape');
      const within = receiver.spans.filter(({ traceId }) => traceId === publico?.traceId);
      expect(within.map(({ attributes }) => attributes['db.system.name'] ?? attributes['db.system'])).toContain(
        'postgresql',
      );
    },
    PATIENCE_MS,
  );

  it('refuses a command that it does not have', async () => {
    const unknown = run('migrar');
    expect([await unknown.ended, unknown.said()]).toEqual([
      1,
      'Comando desconhecido: migrar. Há migrate, empresa, catalogo, admin.\n',
    ]);
  });
});

describe('the first people of an installation', () => {
  const agencia = [
    'criar-agencia',
    '--nome',
    'Agência Sul',
    '--cnpj',
    '11.222.333/0001-81',
    '--email',
    'sul@itape.test',
  ];
  const said = async ({ ended, said: text }: ReturnType<typeof run>): Promise<[unknown, string]> => [
    await ended,
    text().replaceAll(/^\(node:.*|^\(Use `node --trace.*/gm, ''),
  ];

  it(
    'come by commands of the built file: invited by the user pool, their passwords printed nowhere',
    async () => {
      const [adminCode, admin] = await said(run('admin', 'criar-admin', '--email', 'alda@itape.test'));
      expect([adminCode, admin]).toEqual([0, expect.stringContaining('enviou o convite a alda@itape.test')]);
      const [agenciaCode, made] = await said(run('admin', ...agencia));
      expect([agenciaCode, made]).toEqual([0, expect.stringContaining('enviou o convite a sul@itape.test')]);
      const users = pool.identity.context.users;
      expect(users.find('alda@itape.test')?.groups).toEqual(['Admin']);
      expect(users.find('sul@itape.test')?.groups).toEqual(['Agencia', 'AgenciaResponsavel']);
      for (const email of ['alda@itape.test', 'sul@itape.test']) {
        const password = pool.codeFor(email);
        await expect(pool.signIn(email, password)).rejects.toThrow('NEW_PASSWORD_REQUIRED');
        expect(admin + made).not.toContain(password);
      }
      expect(await said(run('admin', ...agencia))).toEqual([0, expect.stringContaining('já existe; nada mudou')]);
      expect(await said(run('admin', 'criar-agencia', '--cnpj', '1'))).toEqual([
        2,
        expect.stringMatching(/^Falta --nome\.\n--cnpj não é um CNPJ.*\nFalta --email\.\n/),
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'come to the embedded database while no product has it',
    async () => {
      const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'dados') };
      expect(await said(runWith(env, 'admin', ...agencia))).toEqual([
        0,
        expect.stringContaining('O convite a sul@itape.test sai quando o produto estiver no ar.'),
      ]);
      expect(await said(runWith(env, 'admin', ...agencia))).toEqual([0, expect.stringContaining('nada mudou')]);
      const release = lockFolder(env.DATA_DIR);
      const refused = await said(runWith(env, 'admin', ...agencia));
      release();
      expect(refused).toEqual([1, expect.stringContaining('já está em uso')]);
    },
    PATIENCE_MS,
  );
});

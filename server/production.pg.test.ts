import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../scripts/bundleServer.cjs';
import { createPostgresDatabase, type PostgresDatabase } from '../tests/support/postgresDatabase';

/** A cold start and every migration on a busy machine. */
const PATIENCE_MS = 240_000;
const root = path.resolve(__dirname, '..');

let folder: string;
let postgres: PostgresDatabase;
const children = new Set<ChildProcess>();

/** Everything that production does without: test accounts, sandboxes, an embedded database. */
const environment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: postgres.url,
  PUBLIC_URL: 'http://localhost:8080',
  COGNITO_USER_POOL_ID: 'sa-east-1_itape',
  COGNITO_CLIENT_ID: 'itape',
  COGNITO_DOMAIN: 'auth.itape.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'Itapê <passagens@itape.test>',
  PIX_URL: 'http://127.0.0.1:1',
  PIX_CLIENT_ID: 'itape',
  PIX_CLIENT_SECRET: 'itape',
  PIX_CHAVE: 'pix@itape.test',
});

/** Runs the built file in a folder that holds nothing else. */
function run(...args: string[]) {
  const child = spawn(process.execPath, ['server.mjs', ...args], { cwd: folder, env: environment() });
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
}, PATIENCE_MS);
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
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
      expect(await (await fetch(`${origin}/metrics`)).text()).toContain('itape_database_up 1');
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
    PATIENCE_MS,
  );

  it('refuses a command that it does not have', async () => {
    const unknown = run('migrar');
    expect([await unknown.ended, unknown.said()]).toEqual([1, 'Comando desconhecido: migrar. Há migrate.\n']);
  });
});

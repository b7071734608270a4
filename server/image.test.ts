import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from '../scripts/bundleServer.cjs';
import machine from '../scripts/postgres/machine.cjs';
import { carryOut, readDockerfile, type Made } from '../scripts/runbook/dockerfile.mjs';
import { startOtlpReceiver } from '../tests/support/otlpReceiver';
import { runWithOwnPackages } from '../tests/support/ownPackages';
import { createPostgresDatabase, type PostgresDatabase } from '../tests/support/postgresDatabase';
import { PRODUCTION } from '../tests/support/productionEnvironment';

/** A cold start with every migration, on a busy machine. */
const PATIENCE_MS = 600_000;
const root = path.resolve(__dirname, '..');
const lockOf = (file: string) =>
  (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { packages: Record<string, Record<string, unknown>> })
    .packages;

let folder: string;
let image: Made;
let postgres: PostgresDatabase;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let port: number;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  // Outside of the project, so that no package of its own is found.
  folder = mkdtempSync(path.join(tmpdir(), 'itape-imagem-'));
  chmodSync(folder, 0o755);
  const built = path.join(folder, 'built');
  for (const dir of ['dist', 'dist-mapas']) mkdirSync(path.join(built, 'app', dir), { recursive: true });
  writeFileSync(path.join(built, 'app/dist/index.html'), '<!doctype html><title>Itapê</title>');
  await bundleServer(path.join(root, 'server/main.ts'), path.join(built, 'app/server.mjs'));
  const { PATH, HOME, npm_config_cache: cache } = process.env;
  image = carryOut(readDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8')), {
    folder,
    context: root,
    // The stage that installs all packages and builds takes minutes; `npm run runbook` carries it out.
    made: { build: built },
    env: { PATH: `${path.dirname(process.execPath)}${path.delimiter}${PATH}`, HOME, npm_config_cache: cache },
    // `npm run runbook` unpacks them too.
    run: runWithOwnPackages,
  });
  postgres = await createPostgresDatabase('empty');
  receiver = await startOtlpReceiver();
  port = await machine.freePort();
}, PATIENCE_MS);
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
  await receiver.close();
  await postgres.drop();
}, PATIENCE_MS);

/** Runs words in the image, as its user without rights, with the environment of a company. */
function run(words: readonly string[] | null) {
  const [, ...args] = words ?? [];
  const env = {
    ...PRODUCTION,
    ...image.env,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DIST_DIR: undefined,
    DATABASE_URL: postgres.url,
    API_DOCS: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  };
  const child = spawn(process.execPath, args, { cwd: image.cwd, env, ...machine.unprivileged() });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, said: () => text, ended };
}

describe('what Dockerfile makes', () => {
  it(
    'migrates and serves with the packages of production alone, as a user without rights, and knows whether it is healthy',
    async () => {
      expect([image.user, image.env]).toEqual(['node', { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' }]);
      const migrated = run(['node', 'server.mjs', 'migrate']);
      expect([await migrated.ended, migrated.said()]).toEqual([0, expect.stringMatching(/^Migrado: 0001_/)]);

      const server = run(image.command);
      const until = Date.now() + PATIENCE_MS / 2;
      while (!server.said().includes('pronto em') && server.child.exitCode === null && Date.now() < until) {
        await new Promise((tick) => setTimeout(tick, 50));
      }
      expect(server.said()).toContain('pronto em');
      expect(await run(image.health).ended).toBe(0);
      const read = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
      // The last is a file of a package that is not in the bundle.
      expect([await read('/api/pronto'), await read('/home'), await read('/api/docs/static/index.css')]).toEqual([
        200, 200, 200,
      ]);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      // The SDK of tracing is not in the bundle either.
      expect(receiver.spans.length).toBeGreaterThan(0);
      expect(await run(image.health).ended).toBe(1);
    },
    PATIENCE_MS,
  );
});

describe('a Dockerfile', () => {
  it('is read with its comments left out and its long lines joined', () => {
    expect(readDockerfile('# a\nFROM x AS one\nRUN a && \\\n  b\n\nFROM y\nCMD ["c"]\n')).toEqual([
      { name: 'one', steps: [{ word: 'RUN', rest: 'a && b' }] },
      { name: '1', steps: [{ word: 'CMD', rest: '["c"]' }] },
    ]);
  });

  it('is refused with an instruction that nobody carries out, and at a step that fails', () => {
    const make = (text: string) =>
      carryOut(readDockerfile(text), { folder: path.join(folder, 'other'), context: root, env: process.env });
    expect(() => make('FROM x\nADD a b')).toThrow('unknown instruction ADD');
    expect(() => make('FROM x\nRUN false')).toThrow('"false" ended with 1');
    expect(() => readDockerfile('RUN a')).toThrow('RUN before FROM');
  });

  it('is refused where the project’s own packages are not those that npm would install', () => {
    const cwd = path.join(folder, 'differing');
    mkdirSync(cwd);
    const where = 'node_modules/fastify';
    const { version, resolved, integrity } = lockOf('package-lock.json')[where] ?? {};
    const write = (entry: object) => {
      const top = { name: 'x', version: '1.0.0', dependencies: { fastify: version } };
      const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, packages: { '': top, [where]: entry } };
      writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(top));
      writeFileSync(path.join(cwd, 'package-lock.json'), JSON.stringify(lock));
    };
    const install = () => runWithOwnPackages('npm ci --no-audit', { cwd, env: process.env });
    write({ version, resolved, integrity: String(integrity).toUpperCase() });
    expect(install).toThrow('npm would install 1 packages');
    write({ version, resolved, integrity, dev: true });
    expect(install).toThrow('npm would install 1 packages');
    write({ version, resolved, integrity });
    expect(install()).toBe(0);
    expect(readdirSync(path.join(cwd, where))).toContain('package.json');
  });
});

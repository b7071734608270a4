import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../scripts/bundleServer.cjs';
import { HOST } from './machines';
import { startProgram, until, type Program } from './processes';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTS = [8081, 8082] as const;
const PROXY = 8080;
const START_MS = 180_000;

/** A process of the product. */
export interface Replica {
  origin: string;
  start: (change?: Readonly<Record<string, string>>) => Promise<void>;
  kill: () => Promise<void>;
}

/**
 * Two processes of the product on one database, not yet started: the server over the small catalogue of the tests, whose
 * outside world (bank, acquirer, operator) is the sandbox.
 */
export async function createReplicas(folder: string, env: Readonly<Record<string, string>>): Promise<Replica[]> {
  const parent = path.join(folder, 'produto');
  const file = path.join(ROOT, `.tmp/cluster-${process.pid}.cjs`);
  await bundleServer(path.join(ROOT, 'tests/support/killableServer.ts'), file);
  return PORTS.map((port, i) => {
    let program: Program | null = null;
    const origin = `http://${HOST}:${port}`;
    return {
      origin,
      start: async (change = {}) => {
        program = startProgram(folder, `api${i + 1}`, [process.execPath, runner, file], {
          cwd: ROOT,
          env: {
            NODE_ENV: 'test',
            HOST,
            PORT: String(port),
            DATA_DIR: `${parent}${i + 1}`,
            ...OPEN,
            ...env,
            ...change,
          },
        });
        await until(`replica ${i + 1}`, START_MS, async () => ((await isReady(origin)) ? true : null));
      },
      kill: async () => program?.kill(),
    };
  });
}

const runner = path.join(ROOT, 'tests/support/runCompiled.cjs');
/** The seeded accounts stand open on an address that this machine alone has; the proxy is trusted. */
const OPEN = { ABRIR_CONTAS_DE_TESTE_NA_REDE: '1', TRUST_PROXY: '1', NODE_OPTIONS: '' };

const isReady = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/api/pronto`, { signal: AbortSignal.timeout(2_000) })).status === 200;

/** Starts HAProxy before the replicas, as the product ships it. @returns the address of the product. */
export async function startWebProxy(folder: string): Promise<string> {
  const servers = PORTS.map((port, i) => `  server api${i + 1} ${HOST}:${port}`).join('\n');
  const config = readFileSync(path.join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
    .replace(/resolvers docker\n(?: {2}.*\n)+/, '')
    .replace(' resolvers docker init-addr none', '')
    .replace(/ {2}server-template .*/, servers)
    .replace('bind :8080', `bind ${HOST}:${PROXY}`);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  startProgram(folder, 'haproxy', ['haproxy', '-f', file]);
  const origin = `http://${HOST}:${PROXY}`;
  await until('the proxy', START_MS, async () => ((await isReady(origin)) ? true : null));
  return origin;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { bundleServer } from '../../scripts/bundleServer.cjs';

/** A server process to be killed. */
export interface Killable {
  origin: string;
  /** Resolves when it responds; rejects when it exits before. */
  ready: Promise<void>;
  /** The signal or exit code that ended it. */
  ended: Promise<string>;
  isAlive: () => boolean;
  kill: () => void;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const root = path.resolve(__dirname, '../..');

/** Program of a killable server, and the data folder shared within a test file. */
interface Program {
  file: string;
  dataDir: string;
}

/** Bundles the server into one file, whose start takes a fifth of the processor time of loading single modules. */
async function buildProgram(): Promise<Program> {
  const parent = path.join(root, '.tmp');
  mkdirSync(parent, { recursive: true });
  const dataDir = mkdtempSync(path.join(parent, 'mortal-'));
  const file = path.join(dataDir, 'server.cjs');
  await bundleServer(path.join(__dirname, 'killableServer.ts'), file);
  return { file, dataDir };
}

let program: Promise<Program> | undefined;

/** Deletes the bundle of `startKillable`, after all its servers have ended. */
export async function removeKillable(): Promise<void> {
  const built = await program;
  program = undefined;
  if (built) rmSync(built.dataDir, { recursive: true, force: true });
}

/** Starts the product on a database; `falharEm` names the fault point at which it kills itself, `change` adds to its environment. */
export async function startKillable(
  databaseUrl: string,
  falharEm?: string,
  change: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const { file, dataDir } = await (program ??= buildProgram());
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_OPTIONS: '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...(falharEm !== undefined && { FALHAR_EM: falharEm }),
    ...change,
  };
  const child: ChildProcess = spawn(process.execPath, [path.join(__dirname, 'runCompiled.cjs'), file], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isAlive = true;
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    isAlive = false;
    return String(signal ?? code);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('pronto') && resolve());
    void ended.then((how) => reject(new Error(`the server ended with ${how} before it was ready`)));
  });
  // Prevents an unhandled rejection when a test kills the server without awaiting it.
  ready.catch(() => undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    ready,
    ended,
    isAlive: () => isAlive,
    kill: () => void child.kill('SIGKILL'),
  };
}

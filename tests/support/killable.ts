import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** A server process that is going to die. */
export interface Killable {
  origin: string;
  /** Resolves when it answers; rejects when it died before. */
  ready: Promise<void>;
  /** The signal that ended it, or the code it ended with. */
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

/** Starts the product on a database; `falharEm` names where it kills itself. */
export async function startKillable(databaseUrl: string, falharEm?: string): Promise<Killable> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'test', NODE_OPTIONS: '', DATABASE_URL: databaseUrl, PORT: String(port) },
    ...(falharEm !== undefined && { FALHAR_EM: falharEm }),
  };
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'tests/support/killableServer.ts'], {
    cwd: path.resolve(__dirname, '../..'),
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
  // Whoever does not wait for it has killed it.
  ready.catch(() => undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    ready,
    ended,
    isAlive: () => isAlive,
    kill: () => void child.kill('SIGKILL'),
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
/** On a machine whose processors are shared by ten, three products start at once. */
const START_MS = 600_000;

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

interface Place {
  port: number;
  dataDir: string;
  /** `off` disables rate limits, since one account makes all journeys' purchases. */
  rateLimit?: 'off';
  /** The bundled server, which `npm start` runs too. */
  program: string;
}

/** Starts the product and waits for its ready line; rejects when it exits or times out. */
export function startProduct({ port, dataDir, rateLimit, program }: Place): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(rateLimit && { RATE_LIMIT: rateLimit }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the product was not ready in ${START_MS / 1000} s`));
    }, START_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Itapê pronto em')) return;
      clearTimeout(late);
      resolve(child);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the product ended with ${code}`));
    });
  });
}

/** Stops it and waits until its data is closed. */
export const stopProduct = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

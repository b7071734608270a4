import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const START_MS = 120_000;

/** A product of a journey's own, which can be taken away and brought back: as a network goes and comes. */
export interface OwnProduct {
  origin: string;
  takeAway: () => Promise<void>;
  bringBack: () => Promise<void>;
  /** Gone for good, with its data. */
  end: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts it on a port and a data folder of its own. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-rede-'));
  let child: ChildProcess | null = null;

  const bringBack = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the product was not ready')), START_MS);
      const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      started.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.toString().includes('Itapê pronto em')) return;
        clearTimeout(late);
        resolve();
      });
    });
  const takeAway = (): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });

  await bringBack();
  return {
    origin: `http://localhost:${port}`,
    takeAway,
    bringBack,
    end: async () => {
      await takeAway();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product as served by `npm start`, on a free port with its own data folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer, SERVER } from '../scripts/buildServer.mjs';

export interface Product {
  origin: string;
  stop: () => void;
}

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves when the ready line has been printed; `env` may name another database than the embedded one. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-bench-'));
  await buildServer();
  const child = spawn(process.execPath, [SERVER], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Itapê pronto em') && resolve());
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const stop = (): void => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

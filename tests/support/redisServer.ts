import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path used by scripts/ensureBrowser.mjs, which installs it. */
const REDIS_SERVER = process.env.REDIS_SERVER_BIN ?? '/usr/bin/redis-server';

/** A Redis of a single test, which it may halt and resume. */
export interface RedisServer {
  url: string;
  halt: () => Promise<void>;
  resume: () => Promise<void>;
}

/** Starts a Redis without persistence; fails when the program is missing, so that no test is silently skipped. */
export async function startRedis(): Promise<RedisServer> {
  if (!existsSync(REDIS_SERVER)) throw new Error('redis-server is missing: apt-get install redis-server');
  const port = await freePort();
  let running = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    halt: () => running(),
    resume: async () => {
      running = await launch(port);
    },
  };
}

async function launch(port: number): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'itape-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn(REDIS_SERVER, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready to accept') && resolve());
  });
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

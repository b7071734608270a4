/** The product as a process of its own, whose processor time and statements are read while it serves. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../product';

/** Use of a process since its start. */
export interface Reading {
  processorMs: number;
  memoryBytes: number;
  /** How often each statement was sent, by its text. */
  statements: Readonly<Record<string, number>>;
}

export interface MeasuredServer {
  origin: string;
  /** With `collect`, garbage is collected first, so that the memory of two readings can be compared. */
  read: (how?: 'collect') => Promise<Reading>;
  stop: () => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const COUNTER = path.join(import.meta.dirname, 'counter.mjs');

/** Resolves when the server listens; another program than the product's says so by the same line. */
export async function startMeasured(
  env: Readonly<Record<string, string>>,
  program = 'server/main.ts',
): Promise<MeasuredServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-bench-'));
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', COUNTER, program], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await ready(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    read: (how) =>
      new Promise((resolve) => {
        child.once('message', (reading) => resolve(reading as Reading));
        child.send(how ?? 'read');
      }),
    stop: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Itapê pronto em') && resolve());
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });

/** The statements of `after` that `before` had not, all texts together. */
export const statementsBetween = (before: Reading, after: Reading): number =>
  totalOf(after.statements) - totalOf(before.statements);

const totalOf = (statements: Reading['statements']): number =>
  Object.values(statements).reduce((sum, count) => sum + count, 0);

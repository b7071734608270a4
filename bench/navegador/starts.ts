/** Processor time of a start: the first one makes and fills the embedded database, the second finds it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer, SERVER } from '../../scripts/buildServer.mjs';
import type { Row } from '../limites/table';
import { freePort } from '../product';
import { median } from '../statistics';

const root = path.resolve(import.meta.dirname, '../..');
const READER = path.join(import.meta.dirname, 'processor.mjs');

/** Starts the server and ends it. @returns its processor time until it was ready, in seconds. */
async function start(dataDir: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', READER, SERVER], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Itapê pronto em') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const reading = new Promise<number>((resolve) => {
    child.once('message', (seconds) => resolve(Number(seconds)));
  });
  child.send('read');
  const seconds = await reading;
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** The first start in a folder, and further ones in it; none has a limit beside it, since `npm start` runs one file. */
export async function measureStarts(rounds: number): Promise<Row[]> {
  await buildServer();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-bench-'));
  const first = await start(dataDir);
  const further: number[] = [];
  for (let round = 0; round < rounds; round += 1) further.push(await start(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  const row = { unit: 's of processor', limit: null };
  return [
    { ...row, name: 'first start', ours: first, goal: { atMost: 8 } },
    { ...row, name: 'second start', ours: median(further), goal: { atMost: 2.5 } },
  ];
}

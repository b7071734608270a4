/** Processor time of a start: the first one makes and fills the embedded database, the second finds it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from '../../scripts/bundleServer.cjs';
import type { Row } from '../limites/table';
import { freePort } from '../product';
import { median } from '../statistics';
import { inTurns } from './inTurns';

const root = path.resolve(import.meta.dirname, '../..');
/** Beside the packages that the bundle finds from its folder; ignored by git, as `npm run build` makes it. */
const BUNDLE = path.join(root, 'server.mjs');
const READER = path.join(import.meta.dirname, 'processor.mjs');
const PROGRAMS = { ours: ['--import', 'tsx', 'server/main.ts'], limit: [BUNDLE] };

/** Starts the server and ends it. @returns its processor time until it was ready, in seconds. */
async function start(program: readonly string[], dataDir: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', READER, ...program], {
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

/** Each side's first start in a folder of its own, then further ones in it. */
export async function measureStarts(rounds: number): Promise<Row[]> {
  await bundleServer(path.join(root, 'server/main.ts'), BUNDLE);
  const folders = {
    ours: mkdtempSync(path.join(tmpdir(), 'itape-bench-')),
    limit: mkdtempSync(path.join(tmpdir(), 'itape-bench-')),
  };
  const take = (side: keyof typeof folders) => start(PROGRAMS[side], folders[side]);
  const first = { limit: await take('limit'), ours: await take('ours') };
  const { ours, limit } = await inTurns({ ours: () => take('ours'), limit: () => take('limit') }, rounds);
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  return [
    { name: 'first start', unit: 's of processor', ...first, goal: { atMost: 8 } },
    {
      name: 'second start',
      unit: 's of processor',
      ours: median(ours),
      limit: median(limit),
      goal: { atMost: 2.5 },
    },
  ];
}

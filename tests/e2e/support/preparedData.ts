import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, root, startProduct, stopProduct } from './product';

/** Where a seeded data folder is kept, one a state of the sources that seed it. */
const KEPT = path.join(root, '.cache/jornadas');
/** All that decides the schema and the rows that a first start leaves, the engine's version included. */
const SOURCES = ['server', 'src/domain', 'package-lock.json'];

/** The folder that every product of the journeys begins with, made by a first start of the product where none is kept. */
export async function prepareData(): Promise<string> {
  const folder = path.join(KEPT, key());
  if (existsSync(folder)) return folder;
  // Those of other sources and other days serve nobody any more.
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const unfinished = mkdtempSync(path.join(KEPT, 'nova-'));
  await stopProduct(await startProduct({ port: await freePort(), dataDir: unfinished }));
  renameSync(unfinished, folder);
  return folder;
}

/** A data folder of one's own, as a first start leaves it. */
export async function copyPreparedData(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-jornadas-'));
  cpSync(await prepareData(), dataDir, { recursive: true });
  return dataDir;
}

/** Departures are written for the days that follow a start, so a folder serves the day it was made on. */
function key(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of SOURCES.flatMap((source) => filesOf(path.join(root, source))))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(entry: string): string[] {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.ts$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

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
import { bundleServer } from '../../../scripts/bundleServer.cjs';
import { freePort, root, startProduct, stopProduct } from './product';

/** Where a seeded data folder is kept beside the server in one file, one of each a state of the sources. */
const KEPT = path.join(root, '.cache/jornadas');
/** All that decides the schema and the rows that a first start leaves, the engine's version included. */
const SOURCES = ['server', 'src/domain', 'package-lock.json'];

/** What every product of the journeys begins with. */
export interface Prepared {
  /** The data folder that a first start leaves. */
  folder: string;
  /** The server in one file. */
  program: string;
}

/** Makes what is not kept yet; the first start is that of `npm start`. */
export async function prepare(): Promise<Prepared> {
  const folder = path.join(KEPT, key());
  const program = `${folder}.cjs`;
  if (existsSync(folder) && existsSync(program)) return { folder, program };
  // Those of other sources and other days serve nobody any more.
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const unfinished = mkdtempSync(path.join(KEPT, 'nova-'));
  await stopProduct(await startProduct({ port: await freePort(), dataDir: unfinished }));
  await bundleServer(path.join(root, 'server/main.ts'), program);
  renameSync(unfinished, folder);
  return { folder, program };
}

/** A data folder of one's own, as a first start leaves it, and the program to start on it. */
export async function copyPrepared(): Promise<{ dataDir: string; program: string }> {
  const { folder, program } = await prepare();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-jornadas-'));
  cpSync(folder, dataDir, { recursive: true });
  return { dataDir, program };
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

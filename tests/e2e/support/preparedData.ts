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

/** Cache of seeded data folders with their bundled server, one per state of the sources. */
const KEPT = path.join(root, '.cache/jornadas');
/** Everything that determines the schema and seeded rows, the engine's version included. */
const SOURCES = ['server', 'src/domain', 'package-lock.json'];

/** Initial state of every journey's product. */
export interface Prepared {
  /** Data folder after the first start. */
  folder: string;
  /** The server bundled into one file. */
  program: string;
}

/** Creates the cache entry if missing, by a first start like `npm start`. */
export async function prepare(): Promise<Prepared> {
  const folder = path.join(KEPT, key());
  const program = `${folder}.cjs`;
  if (existsSync(folder) && existsSync(program)) return { folder, program };
  // Deletes entries of other sources and days.
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  await bundleServer(path.join(root, 'server/main.ts'), program);
  const unfinished = mkdtempSync(path.join(KEPT, 'nova-'));
  await stopProduct(await startProduct({ port: await freePort(), dataDir: unfinished, program }));
  renameSync(unfinished, folder);
  return { folder, program };
}

/** A copy of the data folder after the first start, and the program to start on it. */
export async function copyPrepared(): Promise<{ dataDir: string; program: string }> {
  const { folder, program } = await prepare();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'itape-jornadas-'));
  cpSync(folder, dataDir, { recursive: true });
  return { dataDir, program };
}

/** Cache key. It includes the day, since departures are seeded for the days after the start. */
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

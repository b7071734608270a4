import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { basesOf, changesOf, makeFolder, runProgram } from './programs.mjs';

/** The receiver's slot: the leader keeps every change until it is received. */
const SLOT = 'itape_backup';
/** The receiver's name; in `synchronous_standby_names` it makes commits wait until they are received. */
const RECEIVER = 'itape_backup';
const UNFINISHED = '.parcial';

/** The address with another application name, as the programs of PostgreSQL take it. */
function named(url) {
  const address = new URL(url);
  address.searchParams.set('application_name', RECEIVER);
  return address.href;
}

/** Receives changes until it is told to stop, each written to the disk before the leader hears of it. */
export async function receiveChanges(url, folder) {
  makeFolder(folder);
  makeFolder(changesOf(folder));
  const address = ['-d', named(url), '-S', SLOT];
  await runProgram('pg_receivewal', [...address, '--create-slot', '--if-not-exists'], { cwd: folder });
  console.log('Recebendo.');
  await runProgram('pg_receivewal', [...address, '-D', changesOf(folder), '--synchronous'], { cwd: folder });
  return 'Parado.';
}

/** Takes a base copy and checks each of its files; only a whole one gets its name. */
export async function keepBase(url, folder) {
  const target = path.join(basesOf(folder), randomUUID() + UNFINISHED);
  makeFolder(folder);
  makeFolder(basesOf(folder));
  try {
    await runProgram('pg_basebackup', ['-d', url, '-D', target, '-X', 'stream', '-c', 'fast'], { cwd: folder });
    await runProgram('pg_verifybackup', ['--quiet', target], { cwd: folder });
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  // The copy is whole from its end on: it serves no earlier instant.
  const name = new Date().toISOString().replaceAll(':', '-');
  renameSync(target, path.join(basesOf(folder), name));
  return `Cópia ${name} guardada e conferida.`;
}

/** Base copies, the oldest first; their names are the instants at which they ended. */
export function listBases(folder) {
  if (!existsSync(basesOf(folder))) return [];
  return readdirSync(basesOf(folder))
    .filter((name) => !name.endsWith(UNFINISHED))
    .sort();
}

/** The instant of a base copy's name. */
export const instantOf = (name) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** Keeps the newest base copies, and the changes since the oldest of them. */
export async function trimBases(folder, keep) {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--manter é um número a partir de 1.');
  const bases = listBases(folder);
  const old = bases.slice(0, -keep);
  for (const name of old) rmSync(path.join(basesOf(folder), name), { recursive: true });
  const [oldest] = bases.slice(-keep);
  if (oldest)
    await runProgram('pg_archivecleanup', [changesOf(folder), firstChangeOf(folder, oldest)], { cwd: folder });
  return `Apagadas ${old.length} cópias, ficam ${bases.length - old.length}.`;
}

/** The first file of changes that a base copy needs. */
function firstChangeOf(folder, name) {
  const label = readFileSync(path.join(basesOf(folder), name, 'backup_label'), 'utf8');
  const [, file] = /^START WAL LOCATION: .* \(file (\w+)\)$/m.exec(label) ?? [];
  if (file === undefined) throw new Error(`A cópia ${name} não diz onde começa.`);
  return file;
}

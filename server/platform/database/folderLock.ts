import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './retry';

/**
 * Takes the data folder for this process, or refuses: two embedded engines on one folder both open without a word and
 * lose each other's rows. A lock left by a process that no longer runs is taken over.
 * @returns a function that releases the folder.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.lock');
  const mine = `${process.pid}\n${startOf(process.pid)}\n`;
  if (!createLock(file, mine)) {
    removeStale(file);
    if (!createLock(file, mine)) throw inUse(dataDir, file);
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };

  function removeStale(path: string): void {
    const found = read(path);
    if (found === null) return;
    if (isAlive(found)) throw inUse(dataDir, path);
    const aside = `${path}.${process.pid}`;
    try {
      renameSync(path, aside);
    } catch {
      return;
    }
    // Another process may have replaced the stale lock between our read and our move; its lock is restored.
    if (read(aside) !== found) linkSync(aside, path);
    rmSync(aside, { force: true });
  }
}

function createLock(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Alive means the same pid *and* the same start, where the system tells it: pids are used again. */
function isAlive(lock: string): boolean {
  const [pidText = '', start = ''] = lock.split('\n');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return startOf(pid) === start;
}

/** The start of a process, in the kernel's ticks; empty where there is no /proc. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const inUse = (dataDir: string, file: string): Error =>
  new Error(
    `A pasta de dados ${dataDir} já está em uso pelo processo ${read(file)?.split('\n')[0] ?? '?'}. ` +
      'Encerre-o, ou escolha outra pasta com DATA_DIR.',
  );

import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import machine from './machine.cjs';

/** The folder below which base copies lie, and the one of the received changes. */
export const basesOf = (folder) => path.join(folder, 'base');
export const changesOf = (folder) => path.join(folder, 'wal');

/** A program of PostgreSQL by its name. */
function programOf(name) {
  const bin = machine.findBinaries();
  if (bin === null) throw new Error('Faltam os programas do PostgreSQL: instale o pacote "postgresql".');
  return path.join(bin, name);
}

/** Makes a folder that PostgreSQL's user owns, where this process is root. */
export function makeFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = machine.unprivileged();
  if (uid !== undefined) chownSync(folder, uid, gid);
}

/**
 * Runs a program of PostgreSQL to its end, as its user where this process is root; a signal to this process ends it.
 * @returns {Promise<void>} rejects with its words where it fails.
 */
export function runProgram(name, args, { env = {}, cwd } = {}) {
  const child = spawn(programOf(name), args, {
    ...machine.unprivileged(),
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.removeListener(name, forward);
      if (code === 0) resolve();
      else reject(new Error(`${name}: ${said.trim() || `terminou com ${code ?? signal}`}`));
    });
  });
}

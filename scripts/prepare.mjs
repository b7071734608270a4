/** Prerequisites of every command: the packages of the lock file, installed once and after each change of it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './installed.mjs';
import { ensureSupportedNode } from './supportedNode.mjs';

export const root = path.resolve(import.meta.dirname, '..');

/** Runs a program in the project's folder with inherited output; returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

/** Goes on with a supported Node.js only; installs packages that are missing or outdated. */
export async function prepare() {
  await ensureSupportedNode();
  // tsx registers its loader by a call that Node 26 deprecates: nothing that the reader of the output could change.
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--disable-warning=DEP0205'].filter(Boolean).join(' ');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules/.itape-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // `npm ci` would empty the target of a link, which belongs to another folder.
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('node_modules é um atalho para outra pasta e está desatualizado: instale as dependências lá.');
    process.exit(1);
  }
  if (isInstalled(root)) return writeFileSync(stamp, lock);
  console.log('Instalando as dependências (só na primeira vez)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    // Development tools build the app too, so they are installed for any NODE_ENV.
    env: { ...process.env, NODE_ENV: '' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

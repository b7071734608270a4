import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  integrity?: string;
  dev?: boolean;
}
interface Options {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const root = path.resolve(__dirname, '../..');
const readLock = (file: string): Record<string, Locked> =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages;
const nameOf = (where: string): string => where.replace(/^.*node_modules\//, '');

/** Links a package without the packages below it, which have entries of their own; copies where the disk is another. */
function linkPackage(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkPackage(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (lstatSync(from).dev === lstatSync(target).dev) linkSync(from, to);
    else copyFileSync(from, to);
  }
}

/**
 * Carries out a step of an image. Of `npm ci` npm itself reads the command and the lock file and names the packages that it
 * would install; they are then linked from the project's own installation, in which npm has written each of them with
 * the same checksum: unpacking them again would take longer than the rest of the test.
 * @returns the exit code.
 * @throws where the project's own packages are not those of the lock file.
 */
export function runWithOwnPackages(command: string, { cwd, env }: Options): number {
  const isInstall = command.startsWith('npm ci ');
  const { status, stdout } = spawnSync('sh', ['-ec', command], {
    cwd,
    env: { ...env, ...(isInstall && { npm_config_dry_run: 'true' }) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!isInstall || status !== 0) return status ?? 1;
  const named = [...stdout.matchAll(/^add (\S+) (\S+)$/gm)].map(([, name, version]) => `${name} ${version}`);
  const own = readLock(path.join(root, 'node_modules/.package-lock.json'));
  const lock = Object.entries(readLock(path.join(cwd, 'package-lock.json'))).filter(
    ([where, { dev }]) => where in own && dev !== true,
  );
  const differing = lock.filter(([where, { integrity }]) => integrity !== own[where]?.integrity);
  const linked = lock.map(([where, { version }]) => `${nameOf(where)} ${version}`);
  if (differing.length > 0 || linked.sort().join('\n') !== named.sort().join('\n')) {
    throw new Error(`npm would install ${named.length} packages, of which the project's own are others`);
  }
  for (const [where] of lock) linkPackage(path.join(root, where), path.join(cwd, where));
  return 0;
}

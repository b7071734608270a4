/** What differs from `main`: what is committed, what is not, and what git does not know yet. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit that this branch left `main` at; on `main` itself the commit that its remote stands at, else the last one.
 * @returns a commit's id; null outside a repository.
 */
export function baseCommit() {
  const head = git('rev-parse', 'HEAD');
  for (const name of ['main', 'origin/main']) {
    const base = git('merge-base', 'HEAD', name);
    if (base && base !== head) return base;
  }
  return head;
}

/** Paths from the project's root, those that are there and those that are gone: `{ present, gone }`. */
export function changedFiles(base) {
  const names = [
    ...(git('diff', '--name-only', base) ?? '').split('\n'),
    ...(git('ls-files', '--others', '--exclude-standard') ?? '').split('\n'),
  ].filter(Boolean);
  const all = [...new Set(names)].sort();
  const isThere = (file) => existsSync(path.join(root, file));
  return { present: all.filter(isThere), gone: all.filter((file) => !isThere(file)) };
}

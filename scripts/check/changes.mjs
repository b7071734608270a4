/** Changes relative to `main`: committed, uncommitted and untracked. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit at which this branch left `main`; on `main` itself the remote's commit, else the previous one.
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

/** Paths from the project's root of changed files, existing and deleted: `{ present, gone }`. */
export function changedFiles(base) {
  const names = [
    ...(git('diff', '--name-only', base) ?? '').split('\n'),
    ...(git('ls-files', '--others', '--exclude-standard') ?? '').split('\n'),
  ].filter(Boolean);
  const all = [...new Set(names)].sort();
  const isThere = (file) => existsSync(path.join(root, file));
  return { present: all.filter(isThere), gone: all.filter((file) => !isThere(file)) };
}

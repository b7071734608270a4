import { execFileSync } from 'node:child_process';
import { root } from '../prepare.mjs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function baseOf(reference: string): string | undefined {
  try {
    return git('merge-base', reference, 'HEAD').trim();
  } catch {
    return undefined;
  }
}

/**
 * Files that differ from the main branch: committed, uncommitted, deleted and new.
 * @param since another reference to compare with; default: `main`, or the remote's when there is no local one.
 * @returns paths below the project's folder. Throws when none of the references exists.
 */
export function changedFiles(since?: string): string[] {
  const base = (since ? [since] : ['main', 'origin/main']).map(baseOf).find((found) => found !== undefined);
  if (!base)
    throw new Error(`nothing to compare with: ${since ?? 'neither main nor origin/main'} is not in this clone`);
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.join('').split('\0').filter(Boolean))].sort();
}

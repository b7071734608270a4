import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

export const bookFolder = path.join(root, 'storybook-static');
const stamp = path.join(bookFolder, '.source');
const SOURCES = [
  'src',
  '.storybook',
  'tests/bodies',
  'tests/stories/arvores',
  'docs/qa',
  'scripts/docs',
  'scripts/unusedMui.ts',
  'scripts/unusedMui',
  'package-lock.json',
];

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/** Hash of all files that can change the book. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(path.join(root, source))))
    if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the book into storybook-static/ unless it is up to date. Throws when the build fails. */
export function buildBook(): void {
  const source = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  const build = spawnSync(process.execPath, ['scripts/storybook.mjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (build.status !== 0) throw new Error(`the book does not build:\n${build.stderr}`);
  writeFileSync(stamp, source);
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

export const bookFolder = path.join(root, 'storybook-static');
/** The built book of some files of stories, made anew for each choice of them. */
const partFolder = path.join(root, '.cache/livro-parte');
const SOURCES = [
  'src',
  '.storybook',
  'tests/bodies',
  'tests/stories/arvores',
  'tests/stories/pictures',
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

/** Builds a book into a folder unless its stamp says that it is up to date. Throws when the build fails. */
function build(folder: string, part?: readonly string[]): void {
  const stamp = path.join(folder, '.source');
  const source = [sourceHash(), ...(part ?? [])].join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/storybook.mjs', 'build', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(part && { BOOK_PART: JSON.stringify(part) }) },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`the book does not build:\n${stderr}`);
  writeFileSync(stamp, source);
}

/** Builds the book into storybook-static/ unless it is up to date. */
export const buildBook = (): void => build(bookFolder);

/**
 * Builds a book of these files of stories alone, without pages and tables of properties: a few seconds instead of half a
 * minute.
 * @param files paths below the project's folder.
 * @returns the folder of that book.
 */
export function buildPart(files: readonly string[]): string {
  build(partFolder, files);
  return partFolder;
}

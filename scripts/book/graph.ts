import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../prepare.mjs';

/** Dependencies of every story besides its file's imports: book frame, packages, assets, and this walk. */
const UNDER_ALL = [
  '.storybook/preview.tsx',
  '.storybook/main.ts',
  'scripts/unusedMui.ts',
  'scripts/unusedMui',
  'package-lock.json',
  'public',
  'scripts/book',
];
/** Loads the code of pages on demand, with which no story runs. */
const PAGES = '.storybook/docs/docsParameters.tsx';
const EXTENSIONS = ['', '.ts', '.tsx', '.css', '.json', '.mdx'];

/** The project's files with their imported files, as paths below the project's folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

function filesBelow(entry: string): string[] {
  const whole = path.join(root, entry);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [entry];
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesBelow(path.posix.join(entry, name)));
}

function resolve(from: string, request: string): string[] {
  if (!request.startsWith('.')) return [];
  const [bare = ''] = request.split('?');
  const target = path.posix.join(path.posix.dirname(from), bare);
  const found = EXTENSIONS.map((extension) => target + extension).find((file) => {
    const whole = path.join(root, file);
    return existsSync(whole) && statSync(whole).isFile();
  });
  // A missing import was deleted, which also changes its importers.
  return [found ?? target];
}

/** Reads the imports of the book's sources, types included, so that no affected file is missed. */
export function readImports(): ImportGraph {
  const sources = ['src', '.storybook', 'tests/bodies']
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return new Map(
    sources.map((file): [string, string[]] => {
      if (!/\.tsx?$/.test(file) || file === PAGES) return [file, []];
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName))];
    }),
  );
}

/** All files reached from these by imports, themselves included, in a fixed order. */
function reachedFrom(graph: ImportGraph, files: readonly string[]): string[] {
  const reached = new Set(files);
  // Iterating a Set includes elements added meanwhile.
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported);
  return [...reached].sort();
}

/** Everything that can change the stories of a file (`src/ui/Button/Button.stories.tsx`): code, styles and data. */
export function sourcesOf(graph: ImportGraph, storyFile: string): string[] {
  return reachedFrom(graph, [storyFile, ...UNDER_ALL.flatMap(filesBelow)]);
}

/** The modules that import each module. */
function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/**
 * Story files affected by changed files, fewest imports away first: a component's own stories come before those of
 * screens that use it.
 * @param changed paths below the project's folder, deleted files included.
 */
export function storiesOf(graph: ImportGraph, changed: readonly string[]): string[] {
  const importers = importersOf(graph);
  const reached = new Set(changed);
  // Iterating a Set includes elements added meanwhile: nearest importers first.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const isUnderAll = (file: string) => UNDER_ALL.some((entry) => file === entry || file.startsWith(`${entry}/`));
  const files = [...reached].some(isUnderAll) ? [...reached, ...graph.keys()] : [...reached];
  return [...new Set(files)].filter((file) => file.endsWith('.stories.tsx') && graph.has(file));
}

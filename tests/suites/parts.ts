import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import longRaces from './longRaces.json';

const root = path.resolve(__dirname, '../..');

/** Number of `part*.test.ts` files in this folder, and in `races`. */
export const PARTS = 8;
export const RACE_PARTS = 4;

/** Races longer than a part, which run as separate files; jest.config.mjs reads the same list. */
export const LONG_RACES: readonly string[] = longRaces;

/** Test files of the server that match a pattern, as paths from the project's root. */
const testsOfServer = (pattern: RegExp): string[] =>
  readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.posix.join('server', ...file.split(path.sep)))
    .sort();

/** Test files of the API: all except PostgreSQL races and those that need a DOM. */
export const serverTests = (): string[] => testsOfServer(/(?<!\.(pg|dom))\.test\.ts$/);

/** The races on PostgreSQL, except the long ones. */
export const raceTests = (): string[] => testsOfServer(/\.pg\.test\.ts$/).filter((file) => !LONG_RACES.includes(file));

/** A choice of test files, which `npm run check` runs in fewer parts: a JSON file that `TESTS_CHOSEN` names. */
interface Chosen {
  files: readonly string[];
  parts: number;
}

const chosen: Chosen | undefined = process.env.TESTS_CHOSEN
  ? (JSON.parse(readFileSync(process.env.TESTS_CHOSEN, 'utf8')) as Chosen)
  : undefined;

/** The parts of the files that this run wants: all of them, or those of a choice. */
export function wantedParts(files: readonly string[], parts: number): string[][] {
  if (!chosen) return cutIntoParts(files, parts);
  const wanted = new Set(chosen.files);
  return cutIntoParts(
    files.filter((file) => wanted.has(file)),
    Math.min(parts, chosen.parts),
  );
}

/**
 * Splits test files into parts of similar size. Files of a part share one module registry, so that the server's modules
 * are loaded once per part.
 */
export function cutIntoParts(files: readonly string[], parts: number): string[][] {
  const cut = Array.from({ length: parts }, () => ({ bytes: 0, files: [] as string[] }));
  const sized = files.map((file) => ({ file, bytes: statSync(path.join(root, file)).size }));
  sized.sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1));
  for (const { file, bytes } of sized) {
    const lightest = cut.reduce((least, part) => (part.bytes < least.bytes ? part : least));
    lightest.files.push(file);
    lightest.bytes += bytes;
  }
  return cut.map((part) => part.files.sort());
}

/** Declares the tests of one part of the API, each file in its own `describe`, which scopes its hooks. */
export const describePart = (part: number): void => describeFiles(wantedParts(serverTests(), PARTS)[part - 1] ?? []);

/** Declares the tests of one part of the races. */
export const describeRaces = (part: number): void =>
  describeFiles(wantedParts(raceTests(), RACE_PARTS)[part - 1] ?? []);

function describeFiles(files: readonly string[]): void {
  for (const file of files) {
    describe(file, () => {
      jest.requireActual(path.join(root, file));
    });
  }
}

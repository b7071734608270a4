/** Titles of all tests, read from the source, so that docs can only name existing titles. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const FOLDERS = ['src', 'server', 'tests'];
const IS_TEST = /\.(test\.tsx?|e2e\.ts)$/;
/** `it('…'`, `it.each(…)('…'`, `describe('…'`: the first argument in any of the three quotes. */
const TITLE = /(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** All test files below the source folders, sorted, relative to the project. */
export function testFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_TEST.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  ).sort();
}

/** Titles of one source, unescaped. */
export const titlesIn = (source) =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1').replace(/\s+/g, ' '));

/** All titles of all tests: `{ file, title }`. */
export function allTitles() {
  return testFiles().flatMap((file) =>
    titlesIn(readFileSync(path.join(root, file), 'utf8')).map((title) => ({ file, title })),
  );
}

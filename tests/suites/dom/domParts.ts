import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Number of `part*.test.ts` files in this folder. */
export const DOM_PARTS = 6;

const FOLDERS = ['src', 'tests/stories', 'server/sandbox'];
const IS_DOM =
  /^(src\/(app|features|ui)\/.*\.test\.tsx?|src\/store\/.*\.test\.tsx|tests\/stories\/.*\.test\.tsx|.*\.dom\.test\.ts)$/;
/**
 * Files excluded from parts, because they need their own module registry or because Chromium runs the same stories;
 * jest.config.mjs excludes the same ones.
 */
export const ALONE = /^src\/services\/native\/.*\.dom\.|allStories\.test/;

const below = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, ...file.split(path.sep)),
  );

/** Test files of the `dom` project that run in parts: sorted paths from the project's root. */
export const domTests = (): string[] =>
  FOLDERS.flatMap(below)
    .filter((file) => IS_DOM.test(file) && !ALONE.test(file))
    .sort();

import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** The number of `part*.test.ts` files beside this one. */
export const DOM_PARTS = 6;

const FOLDERS = ['src', 'tests/stories', 'server/sandbox'];
const IS_DOM = /^(src\/(app|features|ui)\/.*\.test\.tsx?|tests\/stories\/.*\.test\.tsx|.*\.dom\.test\.ts)$/;
/**
 * Files that do not share a part, because they need a module registry of their own or because Chromium walks through the
 * same stories; jest.config.mjs names the same ones.
 */
export const ALONE = /^src\/services\/native\/.*\.dom\.|allStories\.test/;

const below = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, ...file.split(path.sep)),
  );

/** The test files of the `dom` project that share a part with others, as paths from the project's root, sorted. */
export const domTests = (): string[] =>
  FOLDERS.flatMap(below)
    .filter((file) => IS_DOM.test(file) && !ALONE.test(file))
    .sort();

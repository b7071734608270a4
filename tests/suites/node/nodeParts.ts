import { readdirSync } from 'node:fs';
import path from 'node:path';
import alone from './alone.json';

const root = path.resolve(__dirname, '../../..');

/** Number of `part*.test.ts` files in this folder. */
export const NODE_PARTS = 4;

/** Files excluded from parts: they mock modules or need a page. jest.config.mjs reads the same list. */
export const ALONE: readonly string[] = alone;

const FOLDERS = ['domain', 'events', 'sagas', 'services', 'store', 'sw', 'words'].map((folder) => `src/${folder}`);

/** Test files of the `node` project that run in parts: sorted paths from the project's root. */
export const nodeTests = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  )
    .filter((file) => /(?<!\.dom)\.test\.ts$/.test(file) && !ALONE.includes(file))
    .sort();

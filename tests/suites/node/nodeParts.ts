import { readdirSync } from 'node:fs';
import path from 'node:path';
import alone from './alone.json';

const root = path.resolve(__dirname, '../../..');

/** The number of `part*.test.ts` files beside this one. */
export const NODE_PARTS = 4;

/** Files that do not share a part: they replace modules or need a page. jest.config.mjs reads the same list. */
export const ALONE: readonly string[] = alone;

const FOLDERS = ['domain', 'events', 'sagas', 'services', 'store', 'sw'].map((folder) => `src/${folder}`);

/** The test files of the `node` project that share a part with others, as paths from the project's root, sorted. */
export const nodeTests = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  )
    .filter((file) => /(?<!\.dom)\.test\.ts$/.test(file) && !ALONE.includes(file))
    .sort();

/** The part files that run chosen tests with one module registry a part, as `npm test` does; pure but for the two lists. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const listed = (file) => JSON.parse(readFileSync(path.join(root, 'tests/suites', file), 'utf8'));
const alone = new Set([...listed('longRaces.json'), ...listed('node/alone.json')]);

/** Parts of a kind of tests: as many as the processors that the suite is timed on, since each part reads all modules anew. */
export const CHOSEN_PARTS = 2;

/** Folders of part files, each with the tests that it runs, in the order in which they are asked. */
const KINDS = [
  ['tests/suites/races', /^server\/.*\.pg\.test\.ts$/],
  ['tests/suites', /^server\/.*(?<!\.dom)\.test\.ts$/],
  [
    'tests/suites/dom',
    /^(?!src\/services\/native\/)(src\/(app|features|ui)\/.*\.test\.tsx?|src\/store\/.*\.test\.tsx|tests\/stories\/.*\.test\.tsx|.*\.dom\.test\.ts)$/,
  ],
  ['tests/suites/node', /^src\/(domain|events|sagas|services|store|sw|words)\/.*(?<!\.dom)\.test\.ts$/],
];

/** Folder of the part files that run a test file; null for a file that runs by itself. */
const partsOf = (file) => (alone.has(file) ? null : (KINDS.find(([, isKind]) => isKind.test(file))?.[0] ?? null));

/**
 * The paths that jest runs for these test files.
 * @returns `{ paths, inParts }`: paths for jest, part files among them, and the test files that these parts run.
 */
export function toParts(tests) {
  const inParts = tests.filter((file) => partsOf(file) !== null);
  const folders = Map.groupBy(inParts, partsOf);
  const parts = [...folders].flatMap(([folder, files]) =>
    Array.from({ length: Math.min(CHOSEN_PARTS, files.length) }, (_, part) => `${folder}/part${part + 1}.test.ts`),
  );
  return { paths: [...parts, ...tests.filter((file) => partsOf(file) === null)], inParts };
}

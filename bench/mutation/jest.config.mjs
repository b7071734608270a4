import path from 'node:path';
import project from '../../jest.config.mjs';
import { currentGroup } from './groups.mjs';

const [node] = project.projects;
const rootDir = path.resolve(import.meta.dirname, '../..');

// Races come last, since they take seconds each and a run ends with the first detection.
const isRace = (file) => file.endsWith('.pg.test.ts');
const tests = currentGroup().tests.toSorted((a, b) => Number(isRace(a)) - Number(isRace(b)));

/**
 * All tests of the group as one file with one module registry: modules are loaded once per mutant instead of once per
 * test file. PostgreSQL is started by run.ts, once for all mutants.
 */
export default {
  ...node,
  displayName: 'mutation',
  globalSetup: undefined,
  globalTeardown: undefined,
  rootDir,
  // Avoids listing these folders for each mutant; imports of the suite resolve without the list.
  roots: [import.meta.dirname],
  testEnvironment: path.join(import.meta.dirname, 'environment.cjs'),
  testMatch: [path.join(import.meta.dirname, 'suite.test.ts')],
  globals: { mutationTests: tests.map((file) => path.join(rootDir, file)) },
  // As long as a change may take: a test's own limit is noticed as a failure, on a busy machine without a cause.
  testTimeout: Number(process.env.MUTATION_TIMEOUT_MS ?? 30_000),
};

import path from 'node:path';
import project from '../../jest.config.mjs';
import { currentGroup } from './groups.mjs';

const [node] = project.projects;
const rootDir = path.resolve(import.meta.dirname, '../..');

// A change ends with the first test that notices it: races, which take seconds each, are asked last.
const isRace = (file) => file.endsWith('.pg.test.ts');
const tests = currentGroup().tests.toSorted((a, b) => Number(isRace(a)) - Number(isRace(b)));

/**
 * All tests of the group as one file with one module registry: the modules are read once a change instead of once a test
 * file. PostgreSQL is run.ts's, so that no change starts one of its own.
 */
export default {
  ...node,
  displayName: 'mutation',
  globalSetup: undefined,
  globalTeardown: undefined,
  rootDir,
  // Each change would list the files of these folders anew; what the suite imports is found without the list.
  roots: [import.meta.dirname],
  testEnvironment: path.join(import.meta.dirname, 'environment.cjs'),
  testMatch: [path.join(import.meta.dirname, 'suite.test.ts')],
  globals: { mutationTests: tests.map((file) => path.join(rootDir, file)) },
  testTimeout: 30_000,
};

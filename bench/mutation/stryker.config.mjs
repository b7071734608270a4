import { currentGroup } from './groups.mjs';

const {
  MUTATION_GROUP: name = 'dominio',
  MUTATION_MODULES: modules,
  MUTATION_AGAIN,
  MUTATION_SAMPLE,
  MUTATION_TIMEOUT_MS,
  MUTATION_WORKERS,
} = process.env;
const report = `.cache/mutacao/${name}.json`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner', './bench/mutation/sample.mjs'],
  checkers: MUTATION_SAMPLE ? ['sample'] : [],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { projectType: 'custom', configFile: 'bench/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutate: modules?.split(',') ?? currentGroup().mutate,
  ignorePatterns: [
    '/.cache',
    '/.data',
    '/.storybook',
    '/.tmp',
    '/android',
    '/bench/gemea',
    '/dist',
    '/dist-*',
    '/ios',
    '/native',
    '/storybook-static',
    '/tests/e2e',
    '/tests/stories',
  ],
  tempDirName: '.cache/stryker',
  concurrency: Number(MUTATION_WORKERS ?? 2),
  timeoutMS: Number(MUTATION_TIMEOUT_MS ?? 30_000),
  // The tests of a server group take a minute of a processor, and a busy machine many more.
  dryRunTimeoutMinutes: 30,
  // A test is identified by its name: one weakened under the same name is not rerun.
  incremental: MUTATION_AGAIN === '1' && !MUTATION_SAMPLE,
  incrementalFile: report,
  // report.mjs judges.
  thresholds: { high: 95, low: 90, break: null },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};

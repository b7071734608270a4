import { currentGroup } from './groups.mjs';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { projectType: 'custom', configFile: 'bench/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutate: currentGroup().mutate,
  ignorePatterns: [
    ...['/.cache', '/.data', '/.storybook', '/.tmp', '/android', '/bench/gemea', '/dist', '/dist-*', '/ios', '/native'],
    ...['/storybook-static', '/tests/e2e', '/tests/stories'],
  ],
  tempDirName: '.cache/stryker',
  concurrency: 2,
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutacao/${process.env.MUTATION_GROUP ?? 'dominio'}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};

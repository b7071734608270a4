import { readFileSync } from 'node:fs';

// Two environments: the pure rules, sagas and server run in node, which proves they never touch the DOM.
// Storybook ships ESM only; everything else is read as CommonJS.
const esmOnly = [
  'cookie',
  'jose',
  'storybook',
  '@storybook',
  '@brazilian-utils',
  'typebox',
  'uuid',
  '@fastify/type-provider-typebox',
];

const listed = (list) => JSON.parse(readFileSync(new URL(`tests/suites/${list}`, import.meta.url), 'utf8'));
const inRoot = (file) => `<rootDir>/${file}`;
const longRaces = listed('longRaces.json').map(inRoot);
const nodeAlone = listed('node/alone.json').map(inRoot);

const swc = [
  '<rootDir>/tests/support/swcTransformer.cjs',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      // `hidden.jest` moves `jest.mock` above the imports.
      transform: { react: { runtime: 'automatic', development: true }, hidden: { jest: true } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    // Beside the code, not in it: Jest reads the map only for a stack trace.
    sourceMaps: true,
  },
];

const shared = {
  // One cache of translated modules and one map of files for all projects.
  id: 'itape',
  rootDir: import.meta.dirname,
  transform: { '^.+\\.[cm]?[jt]sx?$': swc },
  // Copies of the project, while `npm run mutation` runs.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css)$': '<rootDir>/tests/support/style.cjs', '^(\\.{1,2}/.*)\\.js$': '$1' },
  clearMocks: true,
  restoreMocks: true,
};

/** A real PostgreSQL for the run, and a migrated database on it that each test file copies. */
const postgres = {
  globalSetup: '<rootDir>/tests/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/tests/support/postgresTeardown.mjs',
};

/** @type {import('jest').Config} */
export default {
  // A test that hangs must end; one beside a busy neighbour must not be taken for it.
  testTimeout: 120_000,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      // Some of the structure tests ask the API.
      ...postgres,
      testMatch: [
        ...(process.env.IN_PARTS
          ? ['<rootDir>/tests/suites/node/*.test.ts', ...nodeAlone]
          : ['<rootDir>/src/{domain,events,store,sagas,services,sw}/**/*.test.ts']),
        '<rootDir>/tests/flows/**/*.test.ts',
        '<rootDir>/tests/structure/**/*.test.ts',
        '<rootDir>/tests/book/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.(pg|dom)\\.test\\.ts$'],
    },
    {
      // The API: whole files for people; with `IN_PARTS`, as `npm test` runs it, several at a time. Both run the same tests.
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      ...postgres,
      testMatch: process.env.IN_PARTS ? ['<rootDir>/tests/suites/*.test.ts'] : ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(pg|dom)\\.test\\.ts$'],
    },
    {
      // After `server` with TEST_STATEMENTS: what ran on PostgreSQL runs on the engine that people get by default.
      ...shared,
      displayName: 'pglite',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/pglite/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/domSetup.ts'],
      testMatch: process.env.IN_PARTS
        ? ['<rootDir>/tests/suites/dom/*.test.ts', '<rootDir>/src/services/native/*.dom.test.ts']
        : [
            '<rootDir>/src/{app,features,ui}/**/*.test.{ts,tsx}',
            '<rootDir>/tests/stories/**/*.test.tsx',
            '<rootDir>/src/services/**/*.dom.test.ts',
            '<rootDir>/server/sandbox/**/*.dom.test.ts',
          ],
      // Every story runs in Chromium (`npm run book`); here only when asked for, to debug one: `STORIES=Button`.
      testPathIgnorePatterns: process.env.STORIES ? [] : ['allStories\\.test'],
    },
    {
      ...shared,
      displayName: 'postgres',
      testEnvironment: 'node',
      ...postgres,
      // In parts too; the long races stay files, which Jest begins with, since they are the largest.
      testMatch: process.env.IN_PARTS
        ? ['<rootDir>/tests/suites/races/*.test.ts', ...longRaces]
        : ['<rootDir>/server/**/*.pg.test.ts'],
    },
  ],
};

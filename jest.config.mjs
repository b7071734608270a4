import { readFileSync } from 'node:fs';

// Two environments: rules, sagas and server run in node, which proves that they never touch the DOM. Storybook ships
// ESM only; everything else is loaded as CommonJS.
const esmOnly = [
  'cookie',
  'icu-minify',
  '@formatjs',
  'jose',
  'qr',
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
    // Separate file: Jest reads the source map only for a stack trace.
    sourceMaps: true,
  },
];

const shared = {
  // One transform cache and one file map for all projects.
  id: 'itape',
  rootDir: import.meta.dirname,
  transform: { '^.+\\.[cm]?[jt]sx?$': swc },
  // Copies of the project made by `npm run mutation`.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css)$': '<rootDir>/tests/support/style.cjs', '^(\\.{1,2}/.*)\\.js$': '$1' },
  clearMocks: true,
  restoreMocks: true,
};

/** A PostgreSQL server for the run, with a migrated template database that each test file copies. */
const postgres = {
  globalSetup: '<rootDir>/tests/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/tests/support/postgresTeardown.mjs',
};

/** @type {import('jest').Config} */
export default {
  // Ends hanging tests without failing slow ones on a loaded machine.
  testTimeout: 120_000,
  // One more than the two processors that the suite is timed on: while a worker waits, for PostgreSQL or for its last part,
  // another has its processor.
  maxWorkers: 3,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
      // Some structure tests call the API.
      ...postgres,
      testMatch: [
        ...(process.env.IN_PARTS
          ? ['<rootDir>/tests/suites/node/*.test.ts', ...nodeAlone]
          : ['<rootDir>/src/{domain,events,store,sagas,services,sw,words}/**/*.test.ts']),
        '<rootDir>/tests/flows/**/*.test.ts',
        '<rootDir>/tests/structure/**/*.test.ts',
        '<rootDir>/tests/book/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.(pg|dom)\\.test\\.ts$'],
    },
    {
      // The API: by file for people; in parts with `IN_PARTS`, as in `npm test`. Both run the same tests.
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
      ...postgres,
      testMatch: process.env.IN_PARTS ? ['<rootDir>/tests/suites/*.test.ts'] : ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(pg|dom)\\.test\\.ts$'],
    },
    {
      // Runs after `server` with TEST_STATEMENTS: replays its PostgreSQL statements on PGlite, the default engine.
      ...shared,
      displayName: 'pglite',
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
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
            '<rootDir>/src/store/**/*.test.tsx',
            '<rootDir>/tests/stories/**/*.test.tsx',
            '<rootDir>/src/services/**/*.dom.test.ts',
            '<rootDir>/server/sandbox/**/*.dom.test.ts',
          ],
      // Stories run in Chromium (`npm run book`); here only on request, to debug one: `STORIES=Button`.
      testPathIgnorePatterns: process.env.STORIES ? [] : ['allStories\\.test'],
    },
    {
      ...shared,
      displayName: 'postgres',
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
      ...postgres,
      // Also in parts; the long races stay separate files, which Jest starts first, since they are the largest.
      testMatch: process.env.IN_PARTS
        ? ['<rootDir>/tests/suites/races/*.test.ts', ...longRaces]
        : ['<rootDir>/server/**/*.pg.test.ts'],
    },
  ],
};

import { runJourneys } from '../journeys.mjs';
import { book } from './book.mjs';
import { JUDGED_FOLDERS } from './folders.mjs';
import { check, jest } from './jest.mjs';
import { STATEMENTS } from './reports.mjs';

const BUILD = 'production build';

/**
 * Phases of `npm test`, in the order in which they start as processors become free: `cores` is the number they occupy,
 * `after` the phases they wait for. Journeys run in three lanes and the book in four browsers, each occupying two
 * processors. Every phase runs even after a failure.
 */
export const phases = [
  {
    name: BUILD,
    cores: 1,
    run: () => check(BUILD, ['scripts/build.mjs', '--if-changed']),
  },
  {
    name: 'format',
    cores: 1,
    run: () => check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  },
  {
    name: 'byte budget',
    cores: 1,
    after: [BUILD],
    run: () => check('byte budget', ['--import', 'tsx', 'scripts/budget.ts']),
  },
  {
    name: 'import boundaries',
    cores: 1,
    run: () =>
      check('import boundaries', [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        ...JUDGED_FOLDERS,
        '--config',
        '.dependency-cruiser.cjs',
      ]),
  },
  {
    name: 'unused code',
    cores: 1,
    run: () => check('unused code', ['node_modules/knip/bin/knip.js']),
  },
  {
    name: 'lint and types',
    cores: 2,
    run: () => check('lint and types', ['node_modules/oxlint/bin/oxlint']),
  },
  {
    name: 'unit and stories',
    cores: 2,
    run: () => jest('unit and stories', ['node', 'dom']),
  },
  {
    name: 'API',
    cores: 2,
    run: () => jest('API', ['server'], { env: { TEST_STATEMENTS: STATEMENTS } }),
  },
  {
    name: 'statements of the API on PGlite',
    cores: 1,
    after: ['API'],
    run: () =>
      jest('statements of the API on PGlite', ['pglite'], {
        flags: ['--liftoff-only'],
        env: { TEST_STATEMENTS: STATEMENTS },
      }),
  },
  // Races on a real database depend on timing, so they run alone.
  { name: 'races on PostgreSQL', cores: Infinity, run: () => jest('races on PostgreSQL', ['postgres']) },
  { name: 'journeys in Chromium', cores: 2, after: [BUILD], run: runJourneys },
  { name: 'every story in Chromium', cores: 2, run: () => book() },
];

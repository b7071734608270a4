import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { book } from '../test/book.mjs';
import { JUDGED_FOLDERS } from '../test/folders.mjs';
import { check } from '../test/jest.mjs';
import { readJestReport } from '../test/reports.mjs';
import { runProgram } from '../test/runProgram.mjs';
import { CHOSEN_PARTS, toParts } from './parts.mjs';
import { chooseTests } from './select.mjs';

/** The chosen tests, which the part files read. */
const CHOSEN = path.join(root, '.cache/chosen-tests.json');
/** Seconds of wall time for related tests: a minute less types and lint. */
const TEST_SECONDS = 40;
/** Seconds beside a walk of the book, which occupies one of two processors. */
const TEST_SECONDS_BESIDE_STORIES = 10;
/** Seconds after which no further page of stories is started. */
const STORIES_UNTIL = 38;
const IS_CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const IS_FORMATTED = /\.(ts|tsx|mjs|cjs|js|json|css|html|ya?ml)$/;
/** Sources of stories. */
const IS_DRAWN = /^(src\/(ui|features|app)|\.storybook)\//;
/** The statements on PGlite need all API tests, so that project is left out. */
const PROJECTS = ['node', 'dom', 'server', 'postgres'];
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  ...PROJECTS,
];
const TSC = 'node_modules/typescript7/bin/tsc';

/** Test files that import one of these files, as paths from the project's root. */
function relatedTests(changed) {
  const code = changed.filter((file) => IS_CODE.test(file));
  if (code.length === 0) return Promise.resolve([]);
  const args = [...JEST, '--listTests', '--json', '--findRelatedTests', ...code];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout.slice(stdout.indexOf('['))).map((file) => path.relative(root, file)));
    });
  });
}

/** Runs these test files, most of them in parts; the report stays with those of other runs of this command. */
async function runTests(tests, reports) {
  const report = path.join(reports, 'related.json');
  const { paths, inParts } = toParts(tests);
  writeFileSync(CHOSEN, JSON.stringify({ files: inParts, parts: CHOSEN_PARTS }));
  const args = [...JEST, '--json', `--outputFile=${report}`, '--runTestsByPath', ...paths];
  const env = { ...process.env, NODE_ENV: 'test', IN_PARTS: 'true', TESTS_CHOSEN: CHOSEN };
  return readJestReport(report, await runProgram(args, { env, output: 'errors' }));
}

/** Finds the related tests, and runs those that fit; the others are named. */
async function runRelated({ changed, times, seconds, reports }) {
  const { chosen, left } = chooseTests(await relatedTests(changed), changed, times, seconds);
  const result = chosen.length > 0 ? await runTests(chosen, reports) : { passed: 0, failed: 0, failures: [] };
  return { ...result, left };
}

const program = (name, args, cores = 1) => ({ name, cores, run: () => check(name, args) });

/**
 * The phases of a change.
 * @param options.changed existing files that differ.
 * @param options.times seconds of each test file in its last run.
 * @param options.cores processors of this machine.
 * @param options.reports folder of this command's reports.
 * @param options.begun start of this command, in milliseconds since the epoch.
 * @returns phases for scripts/test/schedule.mjs; the results of tests and stories name what did not fit (`left`).
 */
export function checkPhases({ changed, times, cores, reports, begun }) {
  const isDrawn = changed.some((file) => IS_DRAWN.test(file));
  const testSeconds = isDrawn ? TEST_SECONDS_BESIDE_STORIES : TEST_SECONDS;
  const code = changed.filter((file) => IS_CODE.test(file));
  const judged = code.filter((file) => JUDGED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)));
  const formatted = changed.filter((file) => IS_FORMATTED.test(file));
  const seconds = testSeconds * Math.min(cores, 2);
  const phases = [
    isDrawn && {
      name: 'stories of what has changed',
      cores: 1,
      run: () => book(['--changed', '--until', String(begun + STORIES_UNTIL * 1000)]),
    },
    program('types', [TSC, '-p', '.']),
    program('types of the journeys', [TSC, '-p', 'tests/e2e']),
    code.length > 0 && program('lint', ['node_modules/oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...code]),
    formatted.length > 0 &&
      program('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted]),
    judged.length > 0 &&
      program('import boundaries', [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        ...judged,
        '--config',
        'scripts/check/boundaries.cjs',
      ]),
    code.length > 0 && {
      name: 'related tests',
      cores: isDrawn ? 1 : 2,
      run: () => runRelated({ changed, times, seconds, reports }),
    },
  ];
  return phases.filter(Boolean);
}

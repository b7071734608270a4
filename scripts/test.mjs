/**
 * `npm test`: lint, import boundaries, format, types, unit, stories, the API on PGlite and on a real PostgreSQL, the
 * byte budget, then the journeys and every story of the book in Chromium. Every step runs even when an earlier one
 * failed; the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser.mjs';
import { prepare, root, run } from './prepare.mjs';

prepare();
ensureBrowser();

const reports = path.join(root, '.tmp/testes');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary = [];

function record(name, passed, failed, started) {
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

/** The book in Chromium counts each story at each width, and each picture. */
function book() {
  const started = Date.now();
  console.log('\n── every story in Chromium');
  const report = path.join(root, '.tmp/livro.json');
  rmSync(report, { force: true });
  const status = run(process.execPath, ['--import', 'tsx', 'scripts/book/run.ts']);
  const { passed, failed } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
  record('every story in Chromium', passed, failed === 0 && (status !== 0 || passed === 0) ? 1 : failed, started);
}

/** A check that passes or fails as a whole counts as one test. */
function check(name, args) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const ok = run(process.execPath, args) === 0;
  record(name, ok ? 1 : 0, ok ? 0 : 1, started);
}

function jest(name, projects) {
  const started = Date.now();
  const report = path.join(reports, `${name}.json`);
  console.log(`\n── ${name}`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  if (!existsSync(report)) return record(name, 0, 1, started);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numTotalTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A suite that could not even load, or a run that found nothing, is a failure that no test counts.
  const broken = numRuntimeErrorTestSuites + (numTotalTests === 0 ? 1 : 0);
  const failed = numFailedTests + broken;
  record(name, numPassedTests, failed === 0 && status !== 0 ? 1 : failed, started);
}

function journeys() {
  const started = Date.now();
  console.log('\n── journeys in Chromium');
  const report = path.join(reports, 'journeys.ndjson');
  const status = run(
    process.execPath,
    ['--import', 'tsx', 'node_modules/@wdio/cli/bin/wdio.js', 'run', 'wdio.conf.ts'],
    {
      env: { ...process.env, JOURNEYS_REPORT: report, CI: process.env.CI ?? 'true' },
    },
  );
  const lines = existsSync(report)
    ? readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const passed = lines.filter(({ passed: ok }) => ok).length;
  const failed = lines.length - passed;
  record('journeys in Chromium', passed, failed === 0 && (status !== 0 || passed === 0) ? 1 : failed, started);
}

check('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']);
check('import boundaries', [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  'src',
  'server',
  '--config',
  '.dependency-cruiser.cjs',
]);
check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']);
check('types', ['node_modules/typescript7/bin/tsc', '-p', '.']);
check('types of the journeys', ['node_modules/typescript7/bin/tsc', '-p', 'tests/e2e']);
jest('unit, stories and API on PGlite', ['node', 'dom']);
jest('API on PostgreSQL', ['postgres']);
check('production build', ['scripts/build.mjs', '--if-changed']);
check('byte budget', ['--import', 'tsx', 'scripts/budget.ts']);
journeys();
book();

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * `npm test`: races and API on a real PostgreSQL, its statements on PGlite; unit tests; build and byte budget; then the
 * journeys in Chromium beside lint, import boundaries, format, types and every story of the book; last, whether the tests that
 * docs/especificacao.md names ran and passed. Every step runs even when an earlier one failed; the last line counts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './ensureBrowser.mjs';
import { runJourneys } from './journeys.mjs';
import { prepare, root } from './prepare.mjs';

prepare();
ensureBrowser();

const reports = path.join(root, '.tmp/testes');
/** What the API's tests send to PostgreSQL, to be run again on PGlite. */
const statements = path.join(root, '.tmp/comandos');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
rmSync(statements, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const summary = [];
/** So much is told of each failure at the end. */
const FAILURE_LINES = 12;

/** `failures` are the names of what failed: the end of a long output is what everybody reads. */
function record(name, passed, failed, started, failures = []) {
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
    ...failures.map((failure) => `    ✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n      ')}`),
  );
}

/**
 * Runs a program in the project's folder. Beside another one its output waits until it ends, so that the two do not
 * mix.
 * @returns its exit code.
 */
function runProgram(args, { env = process.env, output = 'inherit', patient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    // Its children inherit it: what is timed beside it hardly notices.
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        if (output === 'inherit') process.stdout.write(chunk);
        else if (output === 'after' || stream === child.stderr) chunks.push(chunk);
      });
    }
    child.on('close', (code) => {
      for (const chunk of chunks) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });
}

/** A check that passes or fails as a whole counts as one test. */
async function check(name, args) {
  const started = Date.now();
  const ok = (await runProgram(args, { output: 'after', patient: true })) === 0;
  console.log(`── ${name}: ${ok ? 'ok' : 'falhou'}`);
  record(name, ok ? 1 : 0, ok ? 0 : 1, started);
}

/**
 * @param options.flags of V8, which the workers take over: an embedded database lives for seconds, in which what an
 * optimising compiler does to its WebAssembly costs more than it brings.
 * @param options.env beside the environment of this process.
 */
async function jest(name, projects, { flags = [], env = {} } = {}) {
  const started = Date.now();
  const report = path.join(reports, `${name}.json`);
  console.log(`── ${name}…`);
  const status = await runProgram(
    [
      ...flags,
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
    ],
    { env: { ...process.env, NODE_ENV: 'test', ...env }, output: 'errors' },
  );
  if (!existsSync(report)) return record(name, 0, 1, started);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failures = testResults.flatMap(({ name: file, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [`${path.relative(root, file)}: ${plain(message)}`]
      : assertionResults
          .filter(({ status: end }) => end === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}\n${plain(failureMessages.join('\n'))}`),
  );
  // A suite that could not even load, or a run that found nothing, is a failure that no test counts.
  const broken = numRuntimeErrorTestSuites + (numTotalTests === 0 ? 1 : 0);
  const failed = numFailedTests + broken;
  return record(name, numPassedTests, failed === 0 && status !== 0 ? 1 : failed, started, failures);
}

/** Without the colours of a terminal. */
const plain = (text) => stripVTControlCharacters(text).trim();

async function journeys() {
  const started = Date.now();
  console.log('\n── journeys in Chromium');
  const { passed, failed, failures } = await runJourneys();
  record('journeys in Chromium', passed, failed, started, failures);
}

/** The book in Chromium counts each story at each width, and each picture. */
async function book() {
  const started = Date.now();
  console.log('\n── every story in Chromium');
  const report = path.join(root, '.tmp/livro.json');
  rmSync(report, { force: true });
  const status = await runProgram(['--import', 'tsx', 'scripts/book/run.ts'], { output: 'after', patient: true });
  const { passed, failed, faults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 1, faults: [] };
  record(
    'every story in Chromium',
    passed,
    failed === 0 && (status !== 0 || passed === 0) ? 1 : failed,
    started,
    faults.map(({ story, way, fault }) => `${story} [${way}] ${fault}`),
  );
}

/** What is read and never run: one after the other, since they are all on one processor. */
async function readings() {
  await check('lint and types', ['node_modules/oxlint/bin/oxlint']);
  await check('import boundaries', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'src',
    'server',
    '--config',
    '.dependency-cruiser.cjs',
  ]);
  await check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']);
}

// Races on a real database are timed, so they run by themselves. Journeys wait more than they work: what nobody times
// takes what they leave of the processors.
await jest('races on PostgreSQL', ['postgres']);
await jest('API', ['server'], { env: { API_IN_PARTS: 'true', TEST_STATEMENTS: statements } });
await jest('statements of the API on PGlite', ['pglite'], {
  flags: ['--liftoff-only'],
  env: { TEST_STATEMENTS: statements },
});
await jest('unit and stories', ['node', 'dom']);
await check('production build', ['scripts/build.mjs', '--if-changed']);
await check('byte budget', ['--import', 'tsx', 'scripts/budget.ts']);
await Promise.all([journeys(), readings().then(book)]);
await check('proofs of the specification', ['scripts/specProofs.mjs']);

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Journeys in Chromium, each lane with its own browser and product. As a program it runs all of them, or those of
 * `--spec`, and exits with 1 on a failure; `--times` runs all and saves the duration of each spec, which balances the
 * lanes.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';
import { setCrashedAside } from './test/crashedSpecs.mjs';

/** One line per journey, for the count and for the specification's proofs. */
const REPORT = path.join(root, '.tmp/testes/journeys.ndjson');
const SPECS = path.join(root, 'tests/e2e/specs');
const TIMES = path.join(root, 'tests/e2e/support/times.json');

/** @returns the results of the journeys: `{ title, file, titles, passed, error, ms }` each. */
function readReport() {
  if (!existsSync(REPORT)) return [];
  const lines = readFileSync(REPORT, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function writeReport(lines) {
  writeFileSync(REPORT, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** @returns {boolean} false if a lane ended early without a word, which the code of a second run does not show. */
function coversAllSpecs(lines) {
  const reported = new Set(lines.map(({ file }) => path.basename(file ?? '')));
  return readdirSync(SPECS).every((spec) => reported.has(spec));
}

/** Runs WebdriverIO, whose results are appended to the report. @returns {Promise<number | null>} its exit code. */
function runWdio(options) {
  const env = { ...process.env, JOURNEYS_REPORT: REPORT, CI: process.env.CI ?? 'true' };
  const args = ['--import', 'tsx', 'node_modules/@wdio/cli/bin/wdio.js', 'run', 'wdio.conf.ts', ...options];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).on('close', resolve);
  });
}

/**
 * Runs all journeys, or those selected by `options` of WebdriverIO (`--spec`, `--mochaOpts.grep`). Specs whose browser
 * crashed are run once more, since a crash says nothing about the product; a second crash counts as a failure.
 * @returns {Promise<{passed: number, failed: number, failures: string[]}>} names and errors of failed ones; an aborted
 *   or empty run is a failure of its own.
 */
export async function runJourneys(options = []) {
  rmSync(REPORT, { force: true });
  mkdirSync(path.dirname(REPORT), { recursive: true });
  let end = await runWdio(options);
  const { crashed, lines: sound } = setCrashedAside(readReport());
  if (crashed.length > 0) {
    console.log(`the browser crashed, run again: ${crashed.map((file) => path.basename(file)).join(', ')}`);
    writeReport(sound);
    end = await runWdio(crashed.flatMap((file) => ['--spec', file]));
  }
  const lines = readReport();
  const lost = lines.filter(({ passed }) => !passed);
  const passed = lines.length - lost.length;
  const isBroken = end !== 0 || passed === 0 || (options.length === 0 && !coversAllSpecs(lines));
  return {
    passed,
    failed: lost.length === 0 && isBroken ? 1 : lost.length,
    failures: lost.map(
      ({ title = 'a browser that crashed twice', error }) =>
        `${title}\n${stripVTControlCharacters(error ?? '').trim()}`,
    ),
  };
}

/** Saves the seconds of each spec of the last run. */
function keepTimes() {
  const times = {};
  for (const { file, ms } of readReport()) {
    const name = path.basename(file).replace('.e2e.ts', '');
    times[name] = (times[name] ?? 0) + ms / 1000;
  }
  const sorted = Object.entries(times).sort(([a], [b]) => (a < b ? -1 : 1));
  const rounded = Object.fromEntries(sorted.map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]));
  writeFileSync(TIMES, `${JSON.stringify(rounded, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const options = process.argv.slice(2);
  const keepsTimes = options.includes('--times');
  const { passed, failed } = await runJourneys(keepsTimes ? [] : options);
  console.log(`${passed} passed, ${failed} failed`);
  if (keepsTimes && failed === 0) keepTimes();
  process.exitCode = failed === 0 ? 0 : 1;
}

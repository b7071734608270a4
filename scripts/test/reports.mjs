/** Where the phases of `npm test` leave their reports, and how a failure is read out of them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare.mjs';

/** What `npm test` ends by looking the proofs of the specification up in (scripts/specProofs.mjs). */
export const REPORTS = path.join(root, '.tmp/testes');
/** What the API's tests send to PostgreSQL, to be run again on PGlite. */
export const STATEMENTS = path.join(root, '.tmp/comandos');

/** Removes what an earlier run left. */
export function clearReports() {
  for (const folder of [REPORTS, STATEMENTS]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Without the colours of a terminal. */
export const plain = (text) => stripVTControlCharacters(text).trim();

/**
 * What a report of jest (`--json`) says.
 * @param file the report's path; a run that left none counts as one failure.
 * @param status the exit code of jest.
 * @returns `{ passed, failed, failures }`, the last one a text for each failure.
 */
export function readJestReport(file, status) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [`${path.relative(root, name)}: ${plain(message)}`]
      : assertionResults
          .filter(({ status: end }) => end === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}\n${plain(failureMessages.join('\n'))}`),
  );
  // A suite that could not even load, or a run that found nothing, is a failure that no test counts.
  const broken = report.numRuntimeErrorTestSuites + (report.numTotalTests === 0 ? 1 : 0);
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed, failures };
}

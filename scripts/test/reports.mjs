/** Reports of the phases of `npm test`, and how failures are read from them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare.mjs';

/** Folder of reports in which scripts/specProofs.mjs looks up proofs at the end of `npm test`. */
export const REPORTS = path.join(root, '.tmp/testes');
/** Statements of the API tests on PostgreSQL, replayed on PGlite. */
export const STATEMENTS = path.join(root, '.tmp/comandos');

/** Deletes the reports of an earlier run. */
export function clearReports() {
  for (const folder of [REPORTS, STATEMENTS]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Text without terminal colours. */
const plain = (text) => stripVTControlCharacters(text).trim();

/**
 * Result of a jest report (`--json`).
 * @param file path of the report; a missing one counts as one failure.
 * @param status exit code of jest.
 * @returns `{ passed, failed, failures }`, the last one a text per failure.
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
  // A suite that failed to load, or an empty run, is a failure that no test counts.
  const broken = report.numRuntimeErrorTestSuites + (report.numTotalTests === 0 ? 1 : 0);
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed, failures };
}

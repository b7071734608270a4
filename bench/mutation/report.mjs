import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keyOf } from './draw.mjs';

/** Least share of a group's changes that its tests must notice. */
const NEEDED = 0.85;

const isEndless = (reason) => reason.startsWith('Hit limit reached');

/** A test that failed by its own time limit, which Stryker counts as noticed, has timed out as well. */
const statusOf = ({ status, statusReason = '' }) =>
  status === 'Killed' && statusReason.includes('Exceeded timeout of') ? 'Timeout' : status;

const read = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).files).flatMap(([fileName, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, fileName, status: statusOf(mutant) })),
  );

/**
 * Keys of the changes that a report's run left alive or timed out, by paths from the root.
 * @param {string} file a report.
 * @returns {Set<string>}
 */
export function aliveIn(file) {
  if (!existsSync(file)) throw new Error(`${file} is missing: no run has left anything alive`);
  const changes = read(file).filter(({ status }) => ['Survived', 'NoCoverage', 'Timeout'].includes(status));
  return new Set(changes.map(keyOf));
}

/**
 * Adds to a report what an earlier run of the same sample said of the changes that were not tried again.
 * @param {string} file the later report.
 * @param {string} earlier the text of the earlier one.
 */
export function keepEarlier(file, earlier) {
  const later = JSON.parse(readFileSync(file, 'utf8'));
  for (const [fileName, { mutants }] of Object.entries(JSON.parse(earlier).files)) {
    const before = new Map(mutants.map((mutant) => [keyOf({ ...mutant, fileName }), mutant]));
    const now = later.files[fileName];
    if (!now) continue;
    now.mutants = now.mutants.map((mutant) =>
      mutant.status === 'CompileError' ? (before.get(keyOf({ ...mutant, fileName })) ?? mutant) : mutant,
    );
  }
  writeFileSync(file, JSON.stringify(later));
}

/**
 * Counts a run's changes. An endless loop is noticed: it ran its code a hundred times as often as without the change.
 * Tests that merely took too long are not counted as having noticed, since a busy machine slows them too.
 * @param {string} file a report.
 * @returns {{ text: string, held: boolean }}
 */
export function countReport(file) {
  const changes = read(file);
  const count = (...statuses) => changes.filter(({ status }) => statuses.includes(status)).length;
  const endless = changes.filter(({ status, statusReason = '' }) => status === 'Timeout' && isEndless(statusReason));
  const noticed = count('Killed') + endless.length;
  const tried = count('Killed', 'Timeout', 'Survived', 'NoCoverage');
  const share = tried === 0 ? 1 : noticed / tried;
  const text = [
    `${noticed} of ${tried} noticed (${(share * 100).toFixed(1)} %, ${endless.length} as endless loops)`,
    `${count('Timeout') - endless.length} timed out`,
    `${count('RuntimeError')} kept the tests from starting`,
    `${changes.length} changes in all`,
  ].join(', ');
  return { text, held: share >= NEEDED };
}

import { createHash } from 'node:crypto';

/**
 * A change of a module, as Stryker describes it before it is tried.
 * @typedef {object} Change
 * @property {string} fileName
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 * @property {string} mutatorName
 * @property {string} [replacement]
 */

const pad = (number) => String(number).padStart(6, '0');

/**
 * Identifies a change by its place and its text.
 * @param {Change} change
 */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement = '' }) =>
  [fileName, ...[start.line, start.column, end.line, end.column].map(pad), mutatorName, replacement].join(' ');

/**
 * Draws changes at equal distances in the order of files and lines, so that each file has its share and each change
 * the same chance; the seed decides where the first stands.
 * @template {Change} C
 * @param {readonly C[]} changes of a group, in any order.
 * @param {number} size
 * @param {string} seed
 * @returns {C[]}
 */
export function draw(changes, size, seed) {
  const ordered = changes
    .map((change) => ({ change, key: keyOf(change) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ change }) => change);
  if (ordered.length <= size) return ordered;
  const distance = ordered.length / size;
  const first = (createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32) * distance;
  return Array.from({ length: size }, (_, index) => ordered[Math.floor(first + index * distance)]);
}

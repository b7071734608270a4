/** Tolerated edit distance by word length: none for a short word, since any other would match it. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * A letter that does not stand at its place in the word, or as near to it as `limit` edits can move it, is at least one
 * edit, which dismisses most words cheaply.
 */
function hasTooManyStrangers(typed: string, word: string, limit: number): boolean {
  let strangers = 0;
  for (let n = 0; n < typed.length && strangers <= limit; n++) {
    if (!standsNear(typed.charCodeAt(n), word, n - limit, n + limit)) strangers += 1;
  }
  return strangers > limit;
}

function standsNear(letter: number, word: string, from: number, to: number): boolean {
  const end = Math.min(to, word.length - 1);
  for (let at = Math.max(from, 0); at <= end; at++) if (word.charCodeAt(at) === letter) return true;
  return false;
}

/**
 * Smallest edit distance (a letter missing, added, changed, or two swapped) between the typed text and any *prefix* of
 * `word`, so that a half-typed name matches; Infinity above `limit`. Only the band of the alignment table that `limit`
 * edits can reach is computed, and the loop stops once the whole row exceeds it.
 */
export function typoDistance(typed: string, word: string, limit: number): number {
  if (hasTooManyStrangers(typed, word, limit)) return Infinity;
  let earlier = emptyRow(limit);
  let previous = emptyRow(limit).map((_, offset) => (offset < limit ? Infinity : offset - limit));
  for (let row = 1; row <= typed.length; row++) {
    const cells = emptyRow(limit);
    for (let offset = 0; offset <= 2 * limit; offset++) {
      const column = row - limit + offset;
      if (column < 0 || column > word.length) continue;
      const added = at(previous, offset + 1) + 1;
      const missing = at(cells, offset - 1) + 1;
      const changed = at(previous, offset) + (typed[row - 1] === word[column - 1] ? 0 : 1);
      const swapped = isSwap(typed, row, word, column) ? at(earlier, offset) + 1 : Infinity;
      cells[offset] = column === 0 ? row : Math.min(added, missing, changed, swapped);
    }
    if (lowest(cells) > limit) return Infinity;
    earlier = previous;
    previous = cells;
  }
  return lowest(previous);
}

// A row holds the columns from `row - limit` to `row + limit`.
const emptyRow = (limit: number): number[] => new Array<number>(2 * limit + 1).fill(Infinity);

const at = (cells: readonly number[], offset: number): number => cells[offset] ?? Infinity;

const lowest = (cells: readonly number[]): number => Math.min(...cells);

const isSwap = (typed: string, row: number, word: string, column: number): boolean =>
  row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];

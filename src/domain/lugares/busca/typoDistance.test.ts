import fc from 'fast-check';
import { typoDistance, typosAllowed } from './typoDistance';

/** Reference implementation without band or early exit: smallest edit distance to any prefix of `word`. */
function slowDistance(typed: string, word: string): number {
  const table: number[][] = [];
  const cell = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= typed.length; row++) {
    table[row] = [];
    for (let column = 0; column <= word.length; column++) {
      const options = [
        row === 0 ? column : Infinity,
        column === 0 ? row : Infinity,
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : 1),
      ];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) options.push(cell(row - 2, column - 2) + 1);
      table[row]?.splice(column, 1, Math.min(...options));
    }
  }
  return Math.min(...(table[typed.length] ?? []));
}

describe('typoDistance', () => {
  it.each([
    ['curitiba', 'curitiba', 0],
    ['curit', 'curitiba', 0],
    ['crutiba', 'curitiba', 2],
    ['ucritiba', 'curitiba', 1],
    ['florianopois', 'florianopolis', 1],
    ['brazilia', 'brasilia', 1],
    ['salvadorr', 'salvador', 1],
  ])('counts the slips of %s for %s: %i', (typed, word, slips) => {
    expect(typoDistance(typed, word, 2)).toBe(slips);
  });

  it('says Infinity rather than count beyond the limit', () => {
    expect(typoDistance('manaus', 'recife', 2)).toBe(Infinity);
  });

  it('agrees with the textbook within the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, target, limit) => {
        const slow = slowDistance(typed, target);
        expect(typoDistance(typed, target, limit)).toBe(slow <= limit ? slow : Infinity);
      }),
      { numRuns: 500 },
    );
  });

  it('forgives nothing in short words, where every slip makes another word', () => {
    expect([3, 4, 6, 7, 13].map(typosAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});

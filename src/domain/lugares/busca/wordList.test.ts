import fc from 'fast-check';
import { typoDistance } from './typoDistance';
import { listWords, positionsOf, rarest, wordsBeginning, wordsNear } from './wordList';

const list = listWords([
  ['sao', 'paulo', 'sp'],
  ['sao', 'jose', 'sc'],
  ['santos', 'sp'],
  ['natal', 'rn'],
]);
const textsOf = (words: readonly { text: string }[]): string[] => words.map(({ text }) => text);

describe('a list of words', () => {
  it('finds the words that begin like a text, at both ends of the alphabet too', () => {
    expect(textsOf(wordsBeginning(list, 'sa'))).toEqual(['santos', 'sao']);
    expect(textsOf(wordsBeginning(list, 'jose'))).toEqual(['jose']);
    expect(textsOf(wordsBeginning(list, 'sp'))).toEqual(['sp']);
    expect(textsOf(wordsBeginning(list, 'z'))).toEqual([]);
    expect(textsOf(wordsBeginning(list, 'saop'))).toEqual([]);
  });

  it('names the entries of some words once each, in their order', () => {
    expect(positionsOf(list, wordsBeginning(list, 's'))).toEqual([0, 1, 2]);
    expect(positionsOf(list, wordsBeginning(list, 'rn'))).toEqual([3]);
    expect(positionsOf(list, [])).toEqual([]);
  });

  it('tells which of several sets of words the fewest entries have', () => {
    const sets = ['s', 'na', 'sao'].map((typed) => wordsBeginning(list, typed));
    expect(textsOf(rarest(sets))).toEqual(['natal']);
    expect(textsOf(rarest([...sets, []]))).toEqual([]);
  });

  it('finds every word near a typed one, with its distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '1'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), word, fc.nat(2), (words, typed, limit) => {
        const near = wordsNear(listWords([words]), typed, limit).map(({ text, slips }) => [text, slips]);
        const all = [...new Set(words)].map((text) => [text, typoDistance(typed, text, limit)] as const);
        expect(new Map(near as [string, number][])).toEqual(new Map(all.filter(([, slips]) => slips <= limit)));
      }),
    );
  });
});

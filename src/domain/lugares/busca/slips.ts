import { ranked, type IndiceLocalidades, type LocalidadeBuscavel, type Rank } from './indiceLocalidades';
import { isTelling, nearMissRank } from './nearMiss';
import { typosAllowed } from './typoDistance';
import { positionsOf, rarest, wordsNear, type NearWord } from './wordList';

type Index = IndiceLocalidades<LocalidadeBuscavel>;

/** For each typed word the words of places that it may be. */
export const nearWordsOf = ({ words }: Index, typedWords: readonly string[]): NearWord[][] =>
  typedWords.map((typed) => wordsNear(words, typed, typosAllowed(typed.length)));

/** Edit distance of a typed word, which may be some words, to the nearest one of a place; Infinity where none is near. */
function slipsTo(near: readonly NearWord[]): (words: readonly string[]) => number {
  const slips = new Map(near.map((word) => [word.text, word.slips]));
  return (words) => words.reduce((least, word) => Math.min(least, slips.get(word) ?? Infinity), Infinity);
}

/**
 * Places that the typed text names but for some edits, word by word or without spaces, the fewest edits first; those above
 * the tolerated number are none.
 */
export function typoRanked<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  termo: string,
  near: readonly NearWord[][],
): L[] {
  const compact = termo.replace(/ /g, '');
  const limit = typosAllowed(compact.length);
  const whole = wordsNear(index.compacts, compact, limit);
  const slipsToWhole = slipsTo(whole);
  const matchers = near.map(slipsTo);
  const positions = [...positionsOf(index.words, rarest(near)), ...positionsOf(index.compacts, whole)];
  return ranked(index, inOrder(positions), ({ compact: nome, words }) => {
    const wordwise = matchers.reduce((sum, slipsIn) => (sum > limit ? sum : sum + slipsIn(words)), 0);
    const slips = Math.min(wordwise, slipsToWhole([nome]));
    return slips <= limit ? slips : null;
  });
}

const inOrder = (positions: readonly number[]): number[] => [...new Set(positions)].sort((a, b) => a - b);

/** Places that some of the typed words name best, so that no look-alike stands beside one that is named literally. */
export function nearRanked<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  typedWords: readonly string[],
  near: readonly NearWord[][],
): L[] {
  const matchers = new Map(typedWords.map((typed, n) => [typed, slipsTo(near[n] ?? [])]));
  const telling = near.filter((_, n) => isTelling(typedWords[n] ?? ''));
  const positions = positionsOf(index.words, telling.flat());
  const rankOf: Rank = ({ words }) => nearMissRank(typedWords, (typed) => matchers.get(typed)?.(words) ?? Infinity);
  const best = positions.reduce((least, n) => Math.min(least, rankAt(index, n, rankOf) ?? Infinity), Infinity);
  return ranked(index, positions, (entry) => (rankOf(entry) === best ? best : null));
}

function rankAt(index: Index, position: number, rank: Rank): number | null {
  const entry = index.entries[position];
  return entry ? rank(entry) : null;
}

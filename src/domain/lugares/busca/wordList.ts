import { typoDistance } from './typoDistance';

/** A word, and the positions of the entries that have it, in ascending order. */
interface Word {
  text: string;
  positions: number[];
}

/** The distinct words of many entries, in the order of the alphabet. */
export interface WordList {
  words: readonly Word[];
  /** A bit for each letter of each word, and of its first letters alone. */
  letters: Int32Array;
  firstLetters: Int32Array;
  /** The number of entries. */
  size: number;
}

/** Builds the list of the words of each entry. */
export function listWords(entries: readonly (readonly string[])[]): WordList {
  const found = new Map<string, Word>();
  for (const [position, texts] of entries.entries()) {
    for (const text of new Set(texts)) {
      const known = found.get(text);
      if (known) known.positions.push(position);
      else found.set(text, { text, positions: [position] });
    }
  }
  const words = [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    words,
    letters: Int32Array.from(words, ({ text }) => lettersOf(text)),
    firstLetters: Int32Array.from(words, ({ text }) => lettersOf(text.slice(0, FIRST))),
    size: entries.length,
  };
}

/** Letters at the beginning of a word that may match a short typed text. */
const FIRST = 9;

/** Digits and letters share bits, so that a bit says no more than that a letter may be there. */
const lettersOf = (text: string): number =>
  [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

/** The words that begin like this. */
export function wordsBeginning({ words }: WordList, beginning: string): readonly Word[] {
  const first = firstFrom(words, beginning);
  let end = first;
  while (words[end]?.text.startsWith(beginning)) end += 1;
  return words.slice(first, end);
}

/** Index of the first word that is not before the text. */
function firstFrom(words: readonly Word[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A word that a typed one may be, and the edit distance between both. */
export interface NearWord extends Word {
  slips: number;
}

/** The words within this `typoDistance` of a typed one. Words without its letters are dismissed by their bits alone. */
export function wordsNear(list: WordList, typed: string, limit: number): NearWord[] {
  const wanted = lettersOf(typed);
  const near: NearWord[] = [];
  const ofWords = typed.length + limit <= FIRST ? list.firstLetters : list.letters;
  for (let n = 0; n < ofWords.length; n += 1) {
    const word = hasMoreBits(wanted & ~(ofWords[n] ?? 0), limit) ? undefined : list.words[n];
    const slips = word ? typoDistance(typed, word.text, limit) : Infinity;
    if (word && slips <= limit) near.push({ ...word, slips });
  }
  return near;
}

function hasMoreBits(bits: number, limit: number): boolean {
  let left = bits;
  for (let n = 0; n < limit && left !== 0; n += 1) left &= left - 1;
  return left !== 0;
}

/** Of several sets of words the one that the fewest entries have. */
export const rarest = <W extends Word>(sets: readonly (readonly W[])[]): readonly W[] =>
  sets.reduce((least, words) => (mostEntries(words) < mostEntries(least) ? words : least));

/** Number of entries that have some of these words, at most. */
const mostEntries = (words: readonly Word[]): number => words.reduce((sum, { positions }) => sum + positions.length, 0);

/** Positions of the entries that have some of these words, in ascending order. */
export function positionsOf({ size }: WordList, words: readonly Word[]): number[] {
  const marked = new Uint8Array(size);
  for (const { positions } of words) for (const position of positions) marked[position] = 1;
  const found: number[] = [];
  for (let n = marked.indexOf(1); n !== -1; n = marked.indexOf(1, n + 1)) found.push(n);
  return found;
}

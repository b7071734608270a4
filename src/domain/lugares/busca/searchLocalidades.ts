import { foldText } from './foldText';
import { ranked, type IndiceLocalidades, type LocalidadeBuscavel, type Rank } from './indiceLocalidades';
import { nearRanked, nearWordsOf, typoRanked } from './slips';
import { positionsOf, rarest, wordsBeginning } from './wordList';

export interface OpcoesBusca {
  /** Restricts the results to these ids: the places served from the chosen origin. */
  servedFrom?: ReadonlySet<number> | undefined;
  /** Also suggests places that only some of the words name, when nothing else matches; for a person who chooses. */
  proximos?: boolean | undefined;
  /** Maximum number of results; default 10. */
  limite?: number | undefined;
}

const LIMITE_PADRAO = 10;

const isAWord = (words: readonly string[]) => (typed: string) => words.includes(typed);
const beginsAWord = (words: readonly string[]) => (typed: string) => words.some((word) => word.startsWith(typed));

/** Whole words rank before prefixes, and names before nicknames and terminals. */
const literalRank =
  (termo: string, typedWords: readonly string[]): Rank =>
  ({ names, nome, aliases, nomeWords, words }) => {
    if (names.includes(termo)) return 0;
    if (nome.startsWith(termo)) return 1;
    if (aliases.some((alias) => alias.startsWith(termo))) return 2;
    if (typedWords.every(isAWord(nomeWords))) return 3;
    if (typedWords.every(beginsAWord(nomeWords))) return 4;
    if (typedWords.every(isAWord(words))) return 5;
    return typedWords.every(beginsAWord(words)) ? 6 : null;
  };

/** Positions of all places that may be meant literally: some word of each begins with the rarest of the typed words. */
const literalPositions = ({ words }: IndiceLocalidades<LocalidadeBuscavel>, typedWords: readonly string[]): number[] =>
  positionsOf(words, rarest(typedWords.map((typed) => wordsBeginning(words, typed))));

/** Places that the text names to the letter, best first. */
const findLiteral = <L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  typed: string,
  typedWords: readonly string[],
): L[] => ranked(index, literalPositions(index, typedWords), literalRank(typed, typedWords));

/** Longest text whose places are kept. */
const SHORT = 2;

/** The same, kept for short texts: they name many places, and everybody types them. */
function findLiteralOrKept<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  typed: string,
  typedWords: readonly string[],
): readonly L[] {
  const known = index.short.get(typed);
  if (known) return known;
  const found = findLiteral(index, typed, typedWords);
  if (typed.length <= SHORT) index.short.set(typed, found);
  return found;
}

/** All places that a text means, best first. */
function findLocalidades<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  typed: string,
  proximos: boolean,
): readonly L[] {
  const typedWords = typed.split(' ');
  const literal = findLiteralOrKept(index, typed, typedWords);
  if (literal.length > 0) return literal;
  const near = nearWordsOf(index, typedWords);
  const close = typoRanked(index, typed, near);
  return close.length > 0 || !proximos ? close : nearRanked(index, typedWords, near);
}

/**
 * Places matching the typed text, best first: exact name or nickname, then prefixes, then words of city, UF and
 * terminal; spelling mistakes are tolerated only when nothing matches literally. An empty term returns the most popular
 * places. With `proximos`, a text without any match finds the places that some of its words name.
 */
export function searchLocalidades<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  termo: string,
  { servedFrom, proximos = false, limite = LIMITE_PADRAO }: OpcoesBusca = {},
): L[] {
  const found: L[] = [];
  for (const localidade of findLocalidades(index, foldText(termo), proximos)) {
    if (found.length === limite) break;
    if (servedFrom?.has(localidade.id) ?? true) found.push(localidade);
  }
  return found;
}

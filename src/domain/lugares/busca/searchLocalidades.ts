import { foldText } from './foldText';
import { nearMissRank } from './nearMiss';
import { typoDistance, typosAllowed } from './typoDistance';

/** Fields of a place that the search reads; rows of `localidade` have them. */
export interface LocalidadeBuscavel {
  id: number;
  nome: string;
  terminal: string;
  uf: string;
  /** Nicknames of city and terminal, separated by `|`. */
  aliases: string;
  /** Popularity; greater ranks first. */
  peso: number;
}

interface Entry<L> {
  localidade: L;
  nome: string;
  /** `nome` without spaces, so that `saopaulo` matches. */
  compact: string;
  aliases: readonly string[];
  /** Full names of the place: with and without its state, and its nicknames. */
  names: readonly string[];
  nomeWords: readonly string[];
  words: readonly string[];
}

/** Search index of places, the most popular first. Build it when the places change, not per search. */
export type IndiceLocalidades<L extends LocalidadeBuscavel> = readonly Entry<L>[];

export interface OpcoesBusca {
  /** Restricts the results to these ids: the places served from the chosen origin. */
  servedFrom?: ReadonlySet<number> | undefined;
  /** Also suggests places that only some of the words name, when nothing else matches; for a person who chooses. */
  proximos?: boolean | undefined;
  /** Maximum number of results; default 10. */
  limite?: number | undefined;
}

const LIMITE_PADRAO = 10;

function toEntry<L extends LocalidadeBuscavel>(localidade: L): Entry<L> {
  const nome = foldText(localidade.nome);
  const aliases = localidade.aliases.split('|').map(foldText).filter(Boolean);
  const uf = foldText(localidade.uf);
  const nomeWords = [...nome.split(' '), uf];
  const names = [nome, `${nome} ${uf}`, ...aliases];
  const words = [
    ...new Set([...nomeWords, ...foldText(localidade.terminal).split(' '), ...aliases.join(' ').split(' ')]),
  ];
  return { localidade, nome, compact: nome.replace(/ /g, ''), aliases, names, nomeWords, words: words.filter(Boolean) };
}

/** Builds the index for `searchLocalidades`. */
export const indexLocalidades = <L extends LocalidadeBuscavel>(localidades: readonly L[]): IndiceLocalidades<L> =>
  localidades.map(toEntry).sort((a, b) => b.localidade.peso - a.localidade.peso || a.localidade.id - b.localidade.id);

const isAWord = (words: readonly string[]) => (typed: string) => words.includes(typed);
const beginsAWord = (words: readonly string[]) => (typed: string) => words.some((word) => word.startsWith(typed));

/** Rank of a place for the typed text, 0 the best; null without a match. Whole words rank before prefixes. */
function literalRank(entry: Entry<LocalidadeBuscavel>, termo: string, typedWords: readonly string[]): number | null {
  const tests = [
    () => entry.names.includes(termo),
    () => entry.nome.startsWith(termo),
    () => entry.aliases.some((alias) => alias.startsWith(termo)),
    () => typedWords.every(isAWord(entry.nomeWords)),
    () => typedWords.every(beginsAWord(entry.nomeWords)),
    () => typedWords.every(isAWord(entry.words)),
    () => typedWords.every(beginsAWord(entry.words)),
  ];
  const rank = tests.findIndex((test) => test());
  return rank === -1 ? null : rank;
}

/** Edit distance of one typed word to the nearest of a place's words; each distance is computed once per search. */
function wordMatcher(typed: string): (words: readonly string[]) => number {
  const seen = new Map<string, number>();
  const slipsIn = (word: string): number => {
    const slips = seen.get(word) ?? typoDistance(typed, word, typosAllowed(typed.length));
    seen.set(word, slips);
    return slips;
  };
  return (words) => words.reduce((least, word) => (least === 0 ? 0 : Math.min(least, slipsIn(word))), Infinity);
}

/**
 * Edit distance between the typed text and a place, word by word or without spaces; null above the tolerated distance.
 */
function typoRank(termo: string): (entry: Entry<LocalidadeBuscavel>) => number | null {
  const compact = termo.replace(/ /g, '');
  const limit = typosAllowed(compact.length);
  const matchers = termo.split(' ').map(wordMatcher);
  return ({ compact: nome, words }) => {
    const wordwise = matchers.reduce((sum, slipsIn) => (sum > limit ? sum : sum + slipsIn(words)), 0);
    const slips = wordwise === 0 ? 0 : Math.min(wordwise, typoDistance(compact, nome, limit));
    return slips <= limit ? slips : null;
  };
}

/**
 * Rank of the places that some of the typed words name best; null for all others, so that no look-alike stands beside
 * a place that is named literally.
 */
function nearRank(
  index: IndiceLocalidades<LocalidadeBuscavel>,
  typedWords: readonly string[],
): (entry: Entry<LocalidadeBuscavel>) => number | null {
  const matchers = new Map(typedWords.map((typed) => [typed, wordMatcher(typed)]));
  const rankOf = ({ words }: Entry<LocalidadeBuscavel>) =>
    nearMissRank(typedWords, (typed) => matchers.get(typed)?.(words) ?? Infinity);
  const best = index.reduce((least, entry) => Math.min(least, rankOf(entry) ?? Infinity), Infinity);
  return (entry) => (rankOf(entry) === best ? best : null);
}

function ranked<L extends LocalidadeBuscavel>(
  index: IndiceLocalidades<L>,
  rank: (entry: Entry<L>) => number | null,
): L[] {
  const found = index.flatMap((entry) => {
    const place = rank(entry);
    return place === null ? [] : { place, localidade: entry.localidade };
  });
  // The index is sorted by popularity and the sort is stable, so popular places come first within a rank.
  return found.sort((a, b) => a.place - b.place).map(({ localidade }) => localidade);
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
  const typed = foldText(termo);
  const typedWords = typed.split(' ');
  const literal = ranked(index, (entry) => (typed === '' ? 0 : literalRank(entry, typed, typedWords)));
  const close = literal.length > 0 ? literal : ranked(index, typoRank(typed));
  const found = close.length > 0 || !proximos ? close : ranked(index, nearRank(index, typedWords));
  return found.filter(({ id }) => servedFrom?.has(id) ?? true).slice(0, limite);
}

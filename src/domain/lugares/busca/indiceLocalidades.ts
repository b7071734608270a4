import { foldText } from './foldText';
import { listWords, type WordList } from './wordList';

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

export interface Entry<L> {
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
export interface IndiceLocalidades<L extends LocalidadeBuscavel> {
  entries: readonly Entry<L>[];
  words: WordList;
  /** Whole names without spaces. */
  compacts: WordList;
  /** The places that short texts name. */
  short: Map<string, readonly L[]>;
}

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
export function indexLocalidades<L extends LocalidadeBuscavel>(localidades: readonly L[]): IndiceLocalidades<L> {
  const entries = localidades
    .map(toEntry)
    .sort((a, b) => b.localidade.peso - a.localidade.peso || a.localidade.id - b.localidade.id);
  return {
    entries,
    words: listWords(entries.map(({ words }) => words)),
    compacts: listWords(entries.map(({ compact }) => [compact])),
    short: new Map(),
  };
}

/** How well a text names a place, 0 the best; null where it does not. */
export type Rank = (entry: Entry<LocalidadeBuscavel>) => number | null;

/** The places at these positions that have a rank, the best first. Popular places come first within a rank. */
export function ranked<L extends LocalidadeBuscavel>(
  { entries }: IndiceLocalidades<L>,
  positions: readonly number[],
  rank: Rank,
): L[] {
  const found = positions.flatMap((position) => {
    const entry = entries[position];
    const place = entry ? rank(entry) : null;
    return entry && place !== null ? { place, localidade: entry.localidade } : [];
  });
  // The positions follow the popularity and the sort is stable.
  return found.sort((a, b) => a.place - b.place).map(({ localidade }) => localidade);
}

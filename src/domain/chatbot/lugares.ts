import { indexLocalidades, type LocalidadeBuscavel } from '../lugares/busca/indiceLocalidades';
import { searchLocalidades } from '../lugares/busca/searchLocalidades';
import { normalizeFala } from './escrita';
import { palavrasComuns } from './palavrasComuns';
import { strikeOut, type Reading } from './reading';

/** A terminal that the conversation may be about. */
export interface Lugar {
  id: string;
  nome: string;
  uf: string;
  terminal: string;
  fuso: string;
}

export type LugarBuscavel = LocalidadeBuscavel & { lugar: Lugar };

/** Places of the catalogue by their common names. */
export interface Lexico {
  exatos: ReadonlyMap<string, readonly Lugar[]>;
  search: (texto: string) => readonly Lugar[];
}

/** A part of the text that names a place: one city with all its terminals. */
export interface Mencao {
  lugares: readonly Lugar[];
  papel: 'origem' | 'destino' | null;
  inicio: number;
}

const MAIS_PALAVRAS = 6;
/** Abbreviations kept out of the catalogue, where they would collide with states. */
const siglas: Record<string, string> = {
  sp: 'sao paulo',
  rj: 'rio de janeiro',
  rio: 'rio de janeiro',
  bh: 'belo horizonte',
  bsb: 'brasilia',
  df: 'brasilia',
  poa: 'porto alegre',
  cwb: 'curitiba',
  floripa: 'florianopolis',
  ssa: 'salvador',
  sjc: 'sao jose dos campos',
  'sao jose': 'sao jose dos campos',
  jampa: 'joao pessoa',
};

/** Builds the lexicon; under a shared name, popular places come first. */
export function createLexico(rows: readonly LugarBuscavel[]): Lexico {
  const exatos = new Map<string, Lugar[]>();
  const add = (name: string, lugar: Lugar): void => {
    const key = normalizeFala(name).replaceAll(' - ', ' ');
    if (key.length < 2) return;
    const known = exatos.get(key) ?? [];
    if (!known.includes(lugar)) exatos.set(key, [...known, lugar]);
  };
  for (const { lugar, aliases } of [...rows].sort((a, b) => b.peso - a.peso)) {
    for (const name of [lugar.nome, `${lugar.nome} ${lugar.uf}`, lugar.terminal, ...aliases.split('|')])
      add(name, lugar);
  }
  for (const [sigla, nome] of Object.entries(siglas)) {
    const named = exatos.get(nome);
    if (named && !exatos.has(sigla)) exatos.set(sigla, named);
  }
  const index = indexLocalidades(rows);
  return {
    exatos,
    search: (texto) => {
      const [first, ...others] = searchLocalidades(index, texto).map(({ lugar }) => lugar);
      return first ? [first, ...others.filter(({ nome, uf }) => nome === first.nome && uf === first.uf)] : [];
    },
  };
}

interface Palavra {
  texto: string;
  inicio: number;
}

const palavrasDe = (rest: string): Palavra[] =>
  [...rest.matchAll(/\S+/g)].map((match) => ({ texto: match[0], inicio: match.index }));

const fimDe = (words: readonly Palavra[]): number => {
  const last = words.at(-1);
  return last ? last.inicio + last.texto.length : 0;
};
const join = (words: readonly Palavra[]): string =>
  words
    .map(({ texto }) => texto)
    .filter((word) => word !== '-')
    .join(' ');

/** Exact mentions of places, longest name first. */
export const findExact = (reading: Reading, lexico: Lexico): { reading: Reading; mencoes: Mencao[] } =>
  findWith(reading, (words) => exactly(words, lexico));

/** Approximate mentions of places, searched while fewer than two places are known. */
export const findAlmost = (reading: Reading, conhecidos: number, lexico: Lexico, isAwaited: boolean): Mencao[] =>
  conhecidos >= 2 ? [] : findWith(reading, (words, before) => almost(words, before, lexico, isAwaited)).mencoes;

type Recognize = (words: readonly Palavra[], before: readonly Palavra[]) => readonly Lugar[];

function findWith(start: Reading, recognize: Recognize): { reading: Reading; mencoes: Mencao[] } {
  let reading = start;
  const mencoes: Mencao[] = [];
  const words = palavrasDe(start.rest);
  for (let i = 0; i < words.length; i++) {
    for (let size = Math.min(MAIS_PALAVRAS, words.length - i); size > 0; size--) {
      const part = words.slice(i, i + size);
      const isOpen =
        part.every(({ texto }) => !texto.includes('_')) && part[0]?.texto !== '-' && part.at(-1)?.texto !== '-';
      const lugares = isOpen ? recognize(part, words.slice(0, i)) : [];
      const [first] = part;
      if (lugares.length === 0 || !first) continue;
      mencoes.push({ lugares, papel: papelDe(words.slice(0, i)), inicio: first.inicio });
      reading = strikeOut(reading, first.inicio, fimDe(part));
      i += size - 1;
      break;
    }
  }
  return { reading, mencoes };
}

function exactly(words: readonly Palavra[], { exatos }: Lexico): readonly Lugar[] {
  const name = join(words);
  // A single common word is not a place, even if some town has that name.
  return words.length === 1 && palavrasComuns.has(name) ? [] : (exatos.get(name) ?? []);
}

/**
 * Tolerates spelling mistakes only where a place is expected: after "de" or "para", or in answer to a question for one.
 */
function almost(
  words: readonly Palavra[],
  before: readonly Palavra[],
  lexico: Lexico,
  isAwaited: boolean,
): readonly Lugar[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > 4 || isPlain(first.texto) || isPlain(last.texto)) return [];
  const name = join(words);
  if (name.length < 4 || words.some(({ texto }) => palavrasComuns.has(texto) && !LIGA.has(texto))) return [];
  const previous = before.at(-1)?.texto;
  // True at the beginning, or right after text already understood, as in "amanhã capinas rio".
  const isExpected = isAwaited || previous === undefined || previous.includes('_') || papelDe(before) !== null;
  return isExpected ? lexico.search(name) : [];
}

const LIGA = new Set(['de', 'do', 'da', 'dos', 'das', 'd', 'e']);
const isPlain = (word: string): boolean => palavrasComuns.has(word) || !/^[a-z]+$/.test(word);

const DE = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'desde',
  'saindo',
  'partindo',
  'origem',
  'embarcando',
  'moro',
  'estou',
]);
const PARA = new Set([
  'para',
  'ate',
  'ao',
  'aos',
  'rumo',
  'destino',
  'chegar',
  'chegando',
  'visitar',
  'conhecer',
  'em',
  'no',
  'na',
  '-',
  'chegada',
  'ir',
  'vou',
]);
const ENCHIMENTO = new Set(['o', 'a', 'os', 'as', 'cidade', 'rodoviaria', 'terminal', 'capital', 'regiao', 'centro']);

/** Number of preceding words that may assign a place to an end of the trip. */
const ANTES = 5;
const EM = new Set(['em', 'no', 'na']);
const AQUI = /^(moro|estou|aqui|saindo|embarcar|embarcando|embarque)$/;

/** Filler of a station's name: in "da rodoviária de" the "de" says nothing about direction. */
const isFiller = (word: string, previous: string): boolean =>
  ENCHIMENTO.has(word) || (DE.has(word) && previous.length > 2 && ENCHIMENTO.has(previous));

/** The end of the trip that the preceding words assign to a place; null when they do not tell. */
function papelDe(before: readonly Palavra[]): Mencao['papel'] {
  const words = before.slice(-ANTES).map(({ texto }) => texto);
  const at = words.findLastIndex((word, i) => !isFiller(word, words[i - 1] ?? ''));
  const [word, previous] = [words[at] ?? '', words[at - 1] ?? ''];
  // "Estou em Campinas" names the origin.
  if (DE.has(word) || (EM.has(word) && AQUI.test(previous))) return 'origem';
  return PARA.has(word) ? 'destino' : null;
}

/** Merges "São Paulo, Barra Funda" into one place: the second name selects a terminal of the first. */
export function unite(mencoes: readonly Mencao[]): Mencao[] {
  return mencoes.reduce<Mencao[]>((all, one) => {
    const before = all.at(-1);
    const isOfIt = before && one.papel !== 'destino' && one.lugares.every((lugar) => before.lugares.includes(lugar));
    return isOfIt ? [...all.slice(0, -1), { ...before, lugares: one.lugares }] : [...all, one];
  }, []);
}

/** Assigns places to origin and destination: the first one is the origin unless the words say otherwise. */
export function assignEnds(
  mencoes: readonly Mencao[],
  pedido: 'origem' | 'destino' | null,
): { origem?: readonly Lugar[]; destino?: readonly Lugar[] } {
  const [first, second] = mencoes;
  if (!first) return {};
  if (!second) {
    const papel = first.papel ?? pedido ?? 'destino';
    return { [papel]: first.lugares };
  }
  const isBackwards =
    first.papel === 'destino' ? second.papel !== 'destino' : second.papel === 'origem' && first.papel !== 'origem';
  const [from, to] = isBackwards ? [second, first] : [first, second];
  return { origem: from.lugares, destino: to.lugares };
}

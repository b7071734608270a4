import { indexLocalidades, searchLocalidades, type LocalidadeBuscavel } from '../busca/searchLocalidades';
import { normalizarFala } from './escrita';
import { palavrasComuns } from './palavrasComuns';
import { riscar, type Leitura } from './leitura';

/** A terminal that the conversation may be about. */
export interface Lugar {
  id: string;
  nome: string;
  uf: string;
  terminal: string;
  fuso: string;
}

export type LugarBuscavel = LocalidadeBuscavel & { lugar: Lugar };

/** The places of the catalogue by the names people call them. */
export interface Lexico {
  exatos: ReadonlyMap<string, readonly Lugar[]>;
  procurar: (texto: string) => readonly Lugar[];
}

/** Part of a text that names places: one city, however many terminals it has. */
export interface Mencao {
  lugares: readonly Lugar[];
  papel: 'origem' | 'destino' | null;
  inicio: number;
}

const MAIS_PALAVRAS = 6;
/** Initials that are not written into the catalogue, since there they would stand in the way of states. */
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

/** Prepares the places once; the popular stand first under a name that several have. */
export function criarLexico(rows: readonly LugarBuscavel[]): Lexico {
  const exatos = new Map<string, Lugar[]>();
  const add = (name: string, lugar: Lugar): void => {
    const key = normalizarFala(name).replaceAll(' - ', ' ');
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
    procurar: (texto) => {
      const [first, ...others] = searchLocalidades(index, texto).map(({ lugar }) => lugar);
      return first ? [first, ...others.filter(({ nome, uf }) => nome === first.nome && uf === first.uf)] : [];
    },
  };
}

interface Palavra {
  texto: string;
  inicio: number;
}

const palavrasDe = (resto: string): Palavra[] =>
  [...resto.matchAll(/\S+/g)].map((match) => ({ texto: match[0], inicio: match.index }));

const fimDe = (words: readonly Palavra[]): number => {
  const last = words.at(-1);
  return last ? last.inicio + last.texto.length : 0;
};
const juntar = (words: readonly Palavra[]): string =>
  words
    .map(({ texto }) => texto)
    .filter((word) => word !== '-')
    .join(' ');

/** Places that are named as the catalogue has them, the longest name first. */
export const acharExatos = (leitura: Leitura, lexico: Lexico): { leitura: Leitura; mencoes: Mencao[] } =>
  acharCom(leitura, (words) => exatamente(words, lexico));

/** Those that are nearly named so, while fewer than two are known. */
export const acharQuase = (leitura: Leitura, conhecidos: number, lexico: Lexico, esperado: boolean): Mencao[] =>
  conhecidos >= 2 ? [] : acharCom(leitura, (words, before) => quase(words, before, lexico, esperado)).mencoes;

type Reconhecer = (words: readonly Palavra[], before: readonly Palavra[]) => readonly Lugar[];

function acharCom(start: Leitura, reconhecer: Reconhecer): { leitura: Leitura; mencoes: Mencao[] } {
  let leitura = start;
  const mencoes: Mencao[] = [];
  const words = palavrasDe(start.resto);
  for (let i = 0; i < words.length; i++) {
    for (let size = Math.min(MAIS_PALAVRAS, words.length - i); size > 0; size--) {
      const part = words.slice(i, i + size);
      const isOpen =
        part.every(({ texto }) => !texto.includes('_')) && part[0]?.texto !== '-' && part.at(-1)?.texto !== '-';
      const lugares = isOpen ? reconhecer(part, words.slice(0, i)) : [];
      const [first] = part;
      if (lugares.length === 0 || !first) continue;
      mencoes.push({ lugares, papel: papelDe(words.slice(0, i)), inicio: first.inicio });
      leitura = riscar(leitura, first.inicio, fimDe(part));
      i += size - 1;
      break;
    }
  }
  return { leitura, mencoes };
}

function exatamente(words: readonly Palavra[], { exatos }: Lexico): readonly Lugar[] {
  const name = juntar(words);
  // A lone word of every day is one, even where some town is called so.
  return words.length === 1 && palavrasComuns.has(name) ? [] : (exatos.get(name) ?? []);
}

/** A slip of the finger is looked for where a place is to be expected: after "de" or "para", or when one was asked for. */
function quase(
  words: readonly Palavra[],
  before: readonly Palavra[],
  lexico: Lexico,
  esperado: boolean,
): readonly Lugar[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > 4 || isPlain(first.texto) || isPlain(last.texto)) return [];
  const name = juntar(words);
  if (name.length < 4 || words.some(({ texto }) => palavrasComuns.has(texto) && !LIGA.has(texto))) return [];
  const previous = before.at(-1)?.texto;
  // At the beginning, or right after what was already understood, as in "amanhã capinas rio".
  const isExpected = esperado || previous === undefined || previous.includes('_') || papelDe(before) !== null;
  return isExpected ? lexico.procurar(name) : [];
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
  ...[
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
  ],
  'chegada',
  'ir',
  'vou',
]);
const ENCHIMENTO = new Set(['o', 'a', 'os', 'as', 'cidade', 'rodoviaria', 'terminal', 'capital', 'regiao', 'centro']);

/** So many words before a place may say which end of the trip it is. */
const ANTES = 5;
const EM = new Set(['em', 'no', 'na']);
const AQUI = /^(moro|estou|aqui|saindo|embarcar|embarcando|embarque)$/;

/** "Da rodoviária de": the "de" belongs to the station and says nothing. */
const isFiller = (word: string, previous: string): boolean =>
  ENCHIMENTO.has(word) || (DE.has(word) && previous.length > 2 && ENCHIMENTO.has(previous));

/** Which end of the trip a place is, by the words before it; null where they do not tell. */
function papelDe(before: readonly Palavra[]): Mencao['papel'] {
  const words = before.slice(-ANTES).map(({ texto }) => texto);
  const at = words.findLastIndex((word, i) => !isFiller(word, words[i - 1] ?? ''));
  const [word, previous] = [words[at] ?? '', words[at - 1] ?? ''];
  // "Estou em Campinas": where one is, not where one goes.
  if (DE.has(word) || (EM.has(word) && AQUI.test(previous))) return 'origem';
  return PARA.has(word) ? 'destino' : null;
}

/** "São Paulo, Barra Funda" is one place: the second name says which of the first's terminals. */
export function unir(mencoes: readonly Mencao[]): Mencao[] {
  return mencoes.reduce<Mencao[]>((all, one) => {
    const before = all.at(-1);
    const isOfIt = before && one.papel !== 'destino' && one.lugares.every((lugar) => before.lugares.includes(lugar));
    return isOfIt ? [...all.slice(0, -1), { ...before, lugares: one.lugares }] : [...all, one];
  }, []);
}

/** Says for each place which end it is: the first one named is where the trip begins, unless the words say otherwise. */
export function distribuir(
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

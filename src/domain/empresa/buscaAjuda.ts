import { foldText } from '../lugares/busca/foldText';
import { typoDistance, typosAllowed } from '../lugares/busca/typoDistance';
import { categoriasAjuda, type ArtigoAjuda } from './conteudo/artigoAjuda';

/** Stop words: common words of questions that do not distinguish articles, in the languages of the help. */
const vazias = new Set(
  [
    'a as o os um uma de da do das dos e em na no nas nos para por com que como qual quanto meu minha meus minhas eu posso quero',
    'an the of in on at to for with and my i is are how what which much many can want',
    'el la los las un una del en y con cual cuanto mi mis yo puedo quiero',
  ].flatMap((words) => words.split(' ')),
);

const WEIGHT = { titulo: 4, palavras: 3, categoria: 2, corpo: 1 } as const;

const blocosDe = ({ corpo }: ArtigoAjuda): string[] =>
  corpo.flatMap((bloco) => (typeof bloco === 'string' ? [bloco] : bloco.passos));

type Say = (text: string) => string;

const partsOf = (artigo: ArtigoAjuda, say: Say): Record<keyof typeof WEIGHT, string[]> => ({
  titulo: foldText(say(artigo.titulo)).split(' '),
  palavras: foldText(say(artigo.palavras ?? '')).split(' '),
  categoria: foldText(say(categoriasAjuda[artigo.categoria])).split(' '),
  corpo: foldText(blocosDe(artigo).map(say).join(' ')).split(' '),
});

/**
 * Help articles matching a question, best first; accents and case are ignored. Every word must match as a prefix; when
 * no article matches all of them, spelling mistakes are tolerated. `say` puts the articles' words into the language of the
 * question; without it they are Portuguese.
 */
export function searchAjuda(artigos: readonly ArtigoAjuda[], texto: string, say: Say = (text) => text): ArtigoAjuda[] {
  const words = foldText(texto)
    .split(' ')
    .filter((word) => word !== '' && !vazias.has(word));
  if (words.length === 0) return [];
  const index = artigos.map((artigo) => ({ artigo, parts: partsOf(artigo, say) }));
  const exact = rank(index, words, (wanted, word) => word.startsWith(wanted));
  return exact.length > 0 ? exact : rank(index, words, isNearly);
}

interface Entry {
  artigo: ArtigoAjuda;
  parts: ReturnType<typeof partsOf>;
}

function rank(index: readonly Entry[], words: readonly string[], fits: (wanted: string, word: string) => boolean) {
  return index
    .map(({ artigo, parts }) => ({
      artigo,
      points: words.map((wanted) => pointsFor(parts, (word) => fits(wanted, word))),
    }))
    .filter(({ points }) => points.every((point) => point > 0))
    .map(({ artigo, points }) => ({ artigo, total: points.reduce((sum, point) => sum + point, 0) }))
    .sort((a, b) => b.total - a.total)
    .map(({ artigo }) => artigo);
}

/** Weight of the best-weighted part of the article that contains the word. */
const pointsFor = (parts: Entry['parts'], fits: (word: string) => boolean): number =>
  Math.max(
    0,
    ...(Object.keys(WEIGHT) as (keyof typeof WEIGHT)[]).map((part) => (parts[part].some(fits) ? WEIGHT[part] : 0)),
  );

function isNearly(wanted: string, word: string): boolean {
  const limit = typosAllowed(wanted.length);
  return limit > 0 && word !== '' && typoDistance(wanted, word, limit) <= limit;
}

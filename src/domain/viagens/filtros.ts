import { periodoDe, periodos, rotulosClasse, rotulosPeriodo, type Periodo } from './viagem';
import type { Classe } from './classe';
import { trechosDe, type Percurso } from './percurso';
import type { Viagem } from '../wire/viagens/viagens';

/** Filters of the results; an empty list does not filter. */
export interface Filtros {
  classes: string[];
  periodos: string[];
  precos: string[];
  terminais: string[];
  beneficios: string[];
}
export type CriterioFiltro = keyof Filtros;

export const ordens = ['horario', 'preco', 'duracao'] as const;
export type Ordem = (typeof ordens)[number];
export const rotulosOrdem: Record<Ordem, string> = {
  horario: 'Horário de partida',
  preco: 'Menor preço',
  duracao: 'Menor duração',
};

export const semFiltros: Filtros = { classes: [], periodos: [], precos: [], terminais: [], beneficios: [] };

/** Ranges of the total price per seat; each begins above the end of the one before. */
const faixasPreco = [
  { valor: 'ate-100', ate: 10_000, rotulo: 'Até R$ 100' },
  { valor: 'ate-150', ate: 15_000, rotulo: 'R$ 100 a R$ 150' },
  { valor: 'ate-200', ate: 20_000, rotulo: 'R$ 150 a R$ 200' },
  { valor: 'ate-300', ate: 30_000, rotulo: 'R$ 200 a R$ 300' },
  { valor: 'mais-300', ate: Infinity, rotulo: 'Mais de R$ 300' },
] as const;

const GRATUIDADE = 'gratuidade';
/** Minimum time before departure for a gratuity; only class convencional offers it. */
const PRAZO_GRATUIDADE_MS = 3 * 3_600_000;

/** Lowest available price among the filtered classes, in centavos: the sum of its trips where there is a change. */
export const precoVisivel = (percurso: Percurso, { classes: wanted }: Filtros): number =>
  trechosDe(percurso).reduce((sum, viagem) => sum + precoDoTrecho(viagem, wanted), 0);

function precoDoTrecho({ classes, menorPrecoCentavos }: Viagem, wanted: readonly string[]): number {
  const prices = classes
    .filter(({ classe, poltronasLivres }) => poltronasLivres > 0 && wanted.includes(classe))
    .map(({ preco }) => preco.totalCentavos);
  return prices.length > 0 ? Math.min(...prices) : menorPrecoCentavos;
}

const classesLivres = ({ classes }: Viagem): string[] =>
  classes.filter(({ poltronasLivres }) => poltronasLivres > 0).map(({ classe }) => classe);

const hasGratuidade = (percurso: Percurso, agora: number): boolean =>
  Date.parse(percurso.partida.instante) - agora >= PRAZO_GRATUIDADE_MS &&
  trechosDe(percurso).every((viagem) => classesLivres(viagem).includes('convencional'));

/** An option of a filter, with the number of trips it would leave under the other filters. */
export interface OpcaoFiltro {
  valor: string;
  rotulo: string;
  quantidade: number;
}

type ValuesOf = (percurso: Percurso, filtros: Filtros, agora: number) => readonly string[];
const valuesOf: Record<CriterioFiltro, ValuesOf> = {
  // With a change: the classes of both coaches, since one of them alone is not what is asked for.
  classes: (percurso) =>
    trechosDe(percurso)
      .map(classesLivres)
      .reduce((both, own) => both.filter((one) => own.includes(one))),
  periodos: ({ partida }) => [periodoDe(partida.hora)],
  precos: (percurso, filtros) => {
    const preco = precoVisivel(percurso, filtros);
    return faixasPreco
      .filter(({ ate }) => preco <= ate)
      .slice(0, 1)
      .map(({ valor }) => valor);
  },
  terminais: ({ partida }) => [partida.localidade.terminal],
  beneficios: (percurso, _, agora) => (hasGratuidade(percurso, agora) ? [GRATUIDADE] : []),
};
export const criterios = Object.keys(valuesOf) as CriterioFiltro[];

function fits(percurso: Percurso, filtros: Filtros, criterio: CriterioFiltro, agora: number): boolean {
  const wanted = filtros[criterio];
  if (wanted.length === 0) return true;
  const isWanted = (valor: string): boolean => wanted.includes(valor);
  // With a change each coach may have another of the wanted classes.
  if (criterio === 'classes') return trechosDe(percurso).every((viagem) => classesLivres(viagem).some(isWanted));
  return valuesOf[criterio](percurso, filtros, agora).some(isWanted);
}

/** The journeys that pass every filter. */
export const filterViagens = <P extends Percurso>(percursos: readonly P[], filtros: Filtros, agora: number): P[] =>
  percursos.filter((percurso) => criterios.every((criterio) => fits(percurso, filtros, criterio, agora)));

type Compare = (a: Percurso, b: Percurso, filtros: Filtros) => number;
const compare: Record<Ordem, Compare> = {
  horario: (a, b) => Date.parse(a.partida.instante) - Date.parse(b.partida.instante),
  preco: (a, b, filtros) => precoVisivel(a, filtros) - precoVisivel(b, filtros),
  duracao: (a, b) => a.duracaoMinutos - b.duracaoMinutos,
};

/** Sorts journeys; ties are ordered by departure time. */
export const sortViagens = <P extends Percurso>(percursos: readonly P[], ordem: Ordem, filtros = semFiltros): P[] =>
  [...percursos].sort((a, b) => compare[ordem](a, b, filtros) || compare.horario(a, b, filtros));

/** The options of one filter with their counts. */
export function opcoesFiltro(
  percursos: readonly Percurso[],
  filtros: Filtros,
  criterio: CriterioFiltro,
  agora: number,
): OpcaoFiltro[] {
  const free = { ...filtros, [criterio]: [] };
  const others = filterViagens(percursos, free, agora);
  const of = (percurso: Percurso) => valuesOf[criterio](percurso, free, agora);
  const all = new Set(percursos.flatMap(of));
  return sortedValues(criterio, all).map((valor) => ({
    valor,
    rotulo: rotuloFiltro(criterio, valor),
    quantidade: others.filter((percurso) => of(percurso).includes(valor)).length,
  }));
}

function sortedValues(criterio: CriterioFiltro, values: ReadonlySet<string>): string[] {
  const known = conhecidos[criterio];
  if (known) return known().filter((valor) => values.has(valor));
  return [...values].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Fixed options of a filter, in display order; terminals have none. */
const conhecidos: Partial<Record<CriterioFiltro, () => string[]>> = {
  classes: () => Object.keys(rotulosClasse),
  periodos: () => [...periodos],
  precos: () => faixasPreco.map(({ valor }) => valor),
  beneficios: () => [GRATUIDADE],
};

/** Label of an option. */
export function rotuloFiltro(criterio: CriterioFiltro, valor: string): string {
  switch (criterio) {
    case 'periodos':
      return rotulosPeriodo[valor as Periodo];
    case 'classes':
      return rotulosClasse[valor as Classe];
    case 'precos':
      return faixasPreco.find((faixa) => faixa.valor === valor)?.rotulo ?? valor;
    case 'beneficios':
      return 'Idoso, ID Jovem e Passe Livre';
    default:
      return valor;
  }
}

const isOrdem = (text: string | null): text is Ordem => ordens.some((ordem) => ordem === text);
const queryNames: Record<CriterioFiltro, string> = {
  classes: 'classe',
  periodos: 'periodo',
  precos: 'preco',
  terminais: 'terminal',
  beneficios: 'beneficio',
};

/** Parses filters and order from an address; unknown values are ignored. */
export function parseFiltros(search: string): { filtros: Filtros; ordem: Ordem } {
  const query = new URLSearchParams(search);
  const ordem = query.get('ordem');
  const chosen = (criterio: CriterioFiltro): string[] => {
    const known = conhecidos[criterio]?.();
    const values = query.getAll(queryNames[criterio]);
    return values.filter((valor) => (known ? known.includes(valor) : valor.length <= 120));
  };
  return {
    filtros: {
      classes: chosen('classes'),
      periodos: chosen('periodos'),
      precos: chosen('precos'),
      terminais: chosen('terminais'),
      beneficios: chosen('beneficios'),
    },
    ordem: isOrdem(ordem) ? ordem : 'horario',
  };
}

/** Address with these filters and order; the default order is omitted. */
export function withFiltros(link: string, filtros: Filtros, ordem: Ordem): string {
  const [path = '', search = ''] = link.split('?');
  const query = new URLSearchParams(search);
  for (const criterio of criterios) {
    query.delete(queryNames[criterio]);
    filtros[criterio].forEach((valor) => query.append(queryNames[criterio], valor));
  }
  query.delete('ordem');
  if (ordem !== 'horario') query.set('ordem', ordem);
  return `${path}?${query}`;
}

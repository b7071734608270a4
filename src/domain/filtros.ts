import { periodoDe, periodos, rotulosClasse, rotulosPeriodo, type Periodo } from './viagem';
import type { Classe } from './classe';
import type { Viagem } from './wire/viagens';

/** What narrows the results; an empty list narrows nothing. */
export interface Filtros {
  classes: string[];
  periodos: string[];
  terminais: string[];
}
export type CriterioFiltro = keyof Filtros;

export const ordens = ['horario', 'preco', 'duracao'] as const;
export type Ordem = (typeof ordens)[number];
export const rotulosOrdem: Record<Ordem, string> = {
  horario: 'Horário de partida',
  preco: 'Menor preço',
  duracao: 'Menor duração',
};

export const semFiltros: Filtros = { classes: [], periodos: [], terminais: [] };

/** One choice of a filter: how many trips it would leave, the other criteria being as they are. */
export interface OpcaoFiltro {
  valor: string;
  rotulo: string;
  quantidade: number;
}

const valuesOf: Record<CriterioFiltro, (viagem: Viagem) => readonly string[]> = {
  classes: (viagem) => viagem.classes.filter((oferta) => oferta.poltronasLivres > 0).map((oferta) => oferta.classe),
  periodos: (viagem) => [periodoDe(viagem.partida.hora)],
  terminais: (viagem) => [viagem.partida.localidade.terminal],
};
const criterios = Object.keys(valuesOf) as CriterioFiltro[];

const fits = (viagem: Viagem, filtros: Filtros, criterio: CriterioFiltro): boolean =>
  filtros[criterio].length === 0 || valuesOf[criterio](viagem).some((valor) => filtros[criterio].includes(valor));

/** The trips that every criterion lets through. */
export const filterViagens = (viagens: readonly Viagem[], filtros: Filtros): Viagem[] =>
  viagens.filter((viagem) => criterios.every((criterio) => fits(viagem, filtros, criterio)));

const compare: Record<Ordem, (a: Viagem, b: Viagem) => number> = {
  horario: (a, b) => Date.parse(a.partida.instante) - Date.parse(b.partida.instante),
  preco: (a, b) => a.menorPrecoCentavos - b.menorPrecoCentavos,
  duracao: (a, b) => a.duracaoMinutos - b.duracaoMinutos,
};

/** In the order asked for; equals stand by time of departure. */
export const sortViagens = (viagens: readonly Viagem[], ordem: Ordem): Viagem[] =>
  [...viagens].sort((a, b) => compare[ordem](a, b) || compare.horario(a, b));

/** The choices of one criterion, with what each would leave. */
export function opcoesFiltro(viagens: readonly Viagem[], filtros: Filtros, criterio: CriterioFiltro): OpcaoFiltro[] {
  const others = filterViagens(viagens, { ...filtros, [criterio]: [] });
  const all = new Set(viagens.flatMap(valuesOf[criterio]));
  return sortedValues(criterio, all).map((valor) => ({
    valor,
    rotulo: rotuloDe(criterio, valor),
    quantidade: others.filter((viagem) => valuesOf[criterio](viagem).includes(valor)).length,
  }));
}

function sortedValues(criterio: CriterioFiltro, values: ReadonlySet<string>): string[] {
  if (criterio === 'periodos') return periodos.filter((periodo) => values.has(periodo));
  if (criterio === 'classes') return Object.keys(rotulosClasse).filter((classe) => values.has(classe));
  return [...values].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

function rotuloDe(criterio: CriterioFiltro, valor: string): string {
  if (criterio === 'periodos') return rotulosPeriodo[valor as Periodo];
  return criterio === 'classes' ? rotulosClasse[valor as Classe] : valor;
}

const isOrdem = (text: string | null): text is Ordem => ordens.some((ordem) => ordem === text);
const queryNames: Record<CriterioFiltro, string> = { classes: 'classe', periodos: 'periodo', terminais: 'terminal' };

/** Filters and order as the address carries them; what it does not know is left out. */
export function parseFiltros(search: string): { filtros: Filtros; ordem: Ordem } {
  const query = new URLSearchParams(search);
  const ordem = query.get('ordem');
  return {
    filtros: {
      classes: query.getAll('classe').filter((classe) => Object.hasOwn(rotulosClasse, classe)),
      periodos: query.getAll('periodo').filter((periodo) => Object.hasOwn(rotulosPeriodo, periodo)),
      terminais: query.getAll('terminal').filter((terminal) => terminal.length <= 120),
    },
    ordem: isOrdem(ordem) ? ordem : 'horario',
  };
}

/** The address with these filters and this order; the usual order is not written. */
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

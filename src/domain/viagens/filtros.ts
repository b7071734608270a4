import { rotulosBeneficio } from '../compra/passageiros/rotulosBeneficio';
import { tiposBeneficio, type TipoBeneficio } from '../compra/passageiros/tipoBeneficio';
import {
  conhecidos,
  criterios,
  faixasPreco,
  semFiltros,
  type CriterioFiltro,
  type Filtros,
  type Ordem,
} from './filtrosLink';
import { periodoDe, rotulosClasse, rotulosPeriodo, type Periodo } from './viagem';
import type { Classe } from './classe';
import { trechosDe, type Percurso } from './percurso';
import type { Viagem } from '../wire/viagens/viagens';
import { msg, translated } from '../../words/t';

export const rotulosOrdem: Record<Ordem, string> = {
  horario: msg('Horário de partida'),
  preco: msg('Menor preço'),
  duracao: msg('Menor duração'),
};

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

/** The benefits that can still be asked for; with a change, those that both coaches have a place of. */
function gratuidadesDe(percurso: Percurso, agora: number): readonly TipoBeneficio[] {
  if (Date.parse(percurso.partida.instante) - agora < PRAZO_GRATUIDADE_MS) return [];
  const trechos = trechosDe(percurso);
  if (!trechos.every((viagem) => classesLivres(viagem).includes('convencional'))) return [];
  return tiposBeneficio.filter((tipo) => trechos.every(({ gratuidades = [] }) => gratuidades.includes(tipo)));
}

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
  beneficios: (percurso, _, agora) => gratuidadesDe(percurso, agora),
};

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

/**
 * The options of each filter with their counts, of one walk through the journeys: of a day of 2,000, one walk for each of
 * the five filters was a quarter of what a press on one takes.
 */
export function opcoesDosFiltros(
  percursos: readonly Percurso[],
  filtros: Filtros,
  agora: number,
): Record<CriterioFiltro, OpcaoFiltro[]> {
  const counts = perCriterio(() => new Map<string, number>());
  // Without the chosen classes the price that others are filtered by is another one.
  const semClasses = filtros.classes.length > 0 && filtros.precos.length > 0 ? { ...filtros, classes: [] } : filtros;
  for (const percurso of percursos) {
    const missed = missedBy(percurso, filtros, agora);
    const missedSemClasses = semClasses === filtros ? missed : missedBy(percurso, semClasses, agora);
    for (const criterio of criterios) {
      const others = criterio === 'classes' ? missedSemClasses : missed;
      const isLeft = others.every((one) => one === criterio) ? 1 : 0;
      const found = counts[criterio];
      for (const valor of valuesOf[criterio](percurso, filtros, agora))
        found.set(valor, (found.get(valor) ?? 0) + isLeft);
    }
  }
  return perCriterio((criterio) =>
    sortedValues(criterio, counts[criterio]).map((valor) => ({
      valor,
      rotulo: rotuloFiltro(criterio, valor),
      quantidade: counts[criterio].get(valor) ?? 0,
    })),
  );
}

const perCriterio = <T>(of: (criterio: CriterioFiltro) => T): Record<CriterioFiltro, T> => ({
  classes: of('classes'),
  periodos: of('periodos'),
  precos: of('precos'),
  terminais: of('terminais'),
  beneficios: of('beneficios'),
});

/** The filters that a journey does not pass. */
const missedBy = (percurso: Percurso, filtros: Filtros, agora: number): CriterioFiltro[] =>
  criterios.filter((criterio) => !fits(percurso, filtros, criterio, agora));

function sortedValues(criterio: CriterioFiltro, values: ReadonlyMap<string, number>): string[] {
  const known = conhecidos[criterio];
  if (known) return known().filter((valor) => values.has(valor));
  return [...values.keys()].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Label of an option. */
export function rotuloFiltro(criterio: CriterioFiltro, valor: string): string {
  switch (criterio) {
    case 'periodos':
      return translated(rotulosPeriodo[valor as Periodo]);
    case 'classes':
      return translated(rotulosClasse[valor as Classe]);
    case 'precos':
      return translated(faixasPreco.find((faixa) => faixa.valor === valor)?.rotulo ?? valor);
    case 'beneficios':
      return translated(rotulosBeneficio[valor as TipoBeneficio]);
    default:
      return valor;
  }
}

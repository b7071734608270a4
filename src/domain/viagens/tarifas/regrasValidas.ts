import { diasEntre, type Dia } from '../../base/data';
import { TODOS_OS_DIAS, type PeriodoTarifa, type RegraTarifa, type TrechoTarifado } from './regraTarifa';

/** State of a sale that rules of days ahead and of occupancy look at. */
export interface VendaTarifada {
  /** Day of travel at the boarding stop. */
  dia: Dia;
  /** Days between the sale and the travel. */
  antecedencia: number;
  /** Taken seats of the class between both stops, in whole per cent. */
  ocupacao: number;
}

const admits = <T>(wanted: T | null, value: T): boolean => wanted === null || wanted === value;

/** Whether a number lies in a band; null is unbounded. */
export const isWithin = (value: number, min: number | null, max: number | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

const contains = ({ de, ate }: PeriodoTarifa, dia: Dia): boolean => dia >= de && dia <= ate;

const weekdayBit = (dia: Dia): number => 1 << new Date(`${dia}T12:00:00Z`).getUTCDay();

/** Whether a rule is for this part of a line in this class. */
export const coversTrecho = (regra: RegraTarifa, trecho: TrechoTarifado): boolean =>
  admits(regra.linha, trecho.linha) &&
  admits(regra.origem, trecho.origem) &&
  admits(regra.destino, trecho.destino) &&
  admits(regra.classe, trecho.classe);

/** Whether a rule is for this day of travel. */
export const coversDia = (regra: RegraTarifa, dia: Dia): boolean =>
  dia >= regra.vigenteDe &&
  (regra.vigenteAte === null || dia <= regra.vigenteAte) &&
  (regra.dias === TODOS_OS_DIAS || (regra.dias & weekdayBit(dia)) !== 0) &&
  (regra.periodos.length === 0 || regra.periodos.some((periodo) => contains(periodo, dia)));

/** Whether a rule is for a sale as it stands. */
export const coversVenda = (regra: RegraTarifa, { dia, antecedencia, ocupacao }: VendaTarifada): boolean =>
  coversDia(regra, dia) &&
  isWithin(antecedencia, regra.antecedenciaMin, regra.antecedenciaMax) &&
  isWithin(ocupacao, regra.ocupacaoMin, regra.ocupacaoMax);

/** Whether a rule looks at the moment of the sale or at what is left, so that a published fare cannot tell it. */
export const dependsOnVenda = (regra: RegraTarifa): boolean =>
  [regra.antecedenciaMin, regra.antecedenciaMax, regra.ocupacaoMin, regra.ocupacaoMax, regra.cota].some(
    (condition) => condition !== null,
  );

/** Whether a rule is for some days of travel only, beside its first and last one. */
export const dependsOnDia = (regra: RegraTarifa): boolean => regra.dias !== TODOS_OS_DIAS || regra.periodos.length > 0;

const UNBOUNDED = 1_000_000;

/** How many days of travel a rule is for, at most. */
function lengthOf({ vigenteDe, vigenteAte, periodos }: RegraTarifa): number {
  const dated = vigenteAte === null ? UNBOUNDED : diasEntre(vigenteDe, vigenteAte) + 1;
  if (periodos.length === 0) return dated;
  return Math.min(
    dated,
    periodos.reduce((sum, { de, ate }) => sum + diasEntre(de, ate) + 1, 0),
  );
}

const width = (min: number | null, max: number | null): number => (max ?? UNBOUNDED) - (min ?? 0);

const countBits = (dias: number): number => dias.toString(2).replaceAll('0', '').length;

/** Ranks of rules as they were computed once: a search compares the same few rules for each class of each trip. */
const ranks = new WeakMap<RegraTarifa, readonly number[]>();

/** The rank of a rule among those of its step, the closest to the trip first. */
function rankOf(regra: RegraTarifa): readonly number[] {
  const known = ranks.get(regra) ?? toRank(regra);
  ranks.set(regra, known);
  return known;
}

const toRank = (regra: RegraTarifa): number[] => [
  -[regra.origem, regra.destino].filter((place) => place !== null).length,
  regra.linha === null ? 1 : 0,
  regra.classe === null ? 1 : 0,
  lengthOf(regra),
  countBits(regra.dias),
  width(regra.antecedenciaMin, regra.antecedenciaMax),
  width(regra.ocupacaoMin, regra.ocupacaoMax),
];

/**
 * Order of precedence within a step: section before line before all lines, one class before all, fewer days of travel
 * before more, the narrower band before the wider, and at last the newest rule, since ids grow with time.
 */
export function byPrecedencia(a: RegraTarifa, b: RegraTarifa): number {
  const [mine, other] = [rankOf(a), rankOf(b)];
  for (const [i, value] of mine.entries()) if (value !== other[i]) return value - (other[i] ?? 0);
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

import type { Dia } from '../../base/data';
import type { Classe } from '../classe';

/**
 * Steps of a fare, in the order in which they are explained. Of each adjusting step one rule applies; `piso` and `teto`
 * bound the result.
 */
export const etapasTarifa = ['temporada', 'semana', 'antecedencia', 'ocupacao', 'promocao', 'piso', 'teto'] as const;
export type EtapaTarifa = (typeof etapasTarifa)[number];

/** The steps that change a fare; the others bound it. */
export const etapasDeAjuste = ['temporada', 'semana', 'antecedencia', 'ocupacao', 'promocao'] as const;
export type EtapaDeAjuste = (typeof etapasDeAjuste)[number];

/**
 * Units of `valor`: hundredths of a per cent of the base fare, centavos, the fare itself in centavos, or
 * millionths of a real per kilometre, the unit in which the regulator publishes its coefficients.
 */
export const medidasTarifa = ['percentual', 'centavos', 'tarifa', 'porKm'] as const;
export type MedidaTarifa = (typeof medidasTarifa)[number];

/** Days of travel, both included. */
export interface PeriodoTarifa {
  de: Dia;
  ate: Dia;
}

/** Part of a line in one class; a fare belongs to it. */
export interface TrechoTarifado {
  /** Prefix of the line, which stays when its timetable changes. */
  linha: string;
  /** Ids of the places. */
  origem: string;
  destino: string;
  classe: Classe;
  km: number;
}

/** A dated rule of fares. A condition that is null admits everything. It never changes: a new rule replaces it. */
export interface RegraTarifa {
  id: string;
  /** Read by travellers: `Fim de semana`. */
  nome: string;
  etapa: EtapaTarifa;
  medida: MedidaTarifa;
  valor: number;
  /** First and last day of travel. */
  vigenteDe: Dia;
  vigenteAte: Dia | null;
  linha: string | null;
  origem: string | null;
  destino: string | null;
  classe: Classe | null;
  /** Weekdays of travel: 1 Sunday … 64 Saturday. */
  dias: number;
  /** Holidays and seasons; none is every day. */
  periodos: readonly PeriodoTarifa[];
  /** Days between the sale and the travel. */
  antecedenciaMin: number | null;
  antecedenciaMax: number | null;
  /** Taken seats of the class between both stops, in whole per cent. */
  ocupacaoMin: number | null;
  ocupacaoMax: number | null;
  /** Promotional seats of each departure; null is without limit. */
  cota: number | null;
}

/** Greatest size of `valor`, in any unit: R$ 100.000,00, 100.000 %, or R$ 10,00 a kilometre. */
export const VALOR_MAXIMO = 10_000_000;
/** Most periods of one rule. */
export const PERIODOS_MAXIMO = 100;

/** Every weekday. */
export const TODOS_OS_DIAS = 127;

/** Centavos of a kilometre rate: `valor` is in millionths of a real. */
const MILIONESIMOS_POR_CENTAVO = 10_000;
/** Hundredths of a per cent in the whole. */
export const PONTOS_DO_TODO = 10_000;

/** Rounds half a centavo away from zero, so that a discount and a surcharge of one rate have one size. */
export const roundCentavos = (value: number): number => {
  const size = Math.round(Math.abs(value));
  return value < 0 ? -size : size;
};

/** The bound that a floor or a ceiling sets. A part of a centavo counts for the bound: it is never passed. */
export function limiteEmCentavos(
  regra: Pick<RegraTarifa, 'etapa' | 'medida' | 'valor'>,
  base: number,
  km: number,
): number {
  const inward = regra.etapa === 'piso' ? Math.ceil : Math.floor;
  if (regra.medida === 'percentual') return inward((base * regra.valor) / PONTOS_DO_TODO);
  if (regra.medida === 'porKm') return inward((km * regra.valor) / MILIONESIMOS_POR_CENTAVO);
  return regra.valor;
}

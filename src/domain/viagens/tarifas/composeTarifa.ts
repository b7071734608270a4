import type { Dia } from '../../base/data';
import { byPrecedencia, coversVenda, dependsOnVenda, type VendaTarifada } from './regrasValidas';
import {
  etapasDeAjuste,
  limiteEmCentavos,
  PONTOS_DO_TODO,
  roundCentavos,
  type EtapaDeAjuste,
  type RegraTarifa,
} from './regraTarifa';

/** A rule in a price and its effect; the base fare and all effects add up to the fare. */
export interface RegraAplicada {
  /** Absent for the least fare, which is no rule of the company. */
  id?: string;
  nome: string;
  centavos: number;
}

/** A fare, and how it came about. */
export interface TarifaComposta {
  centavos: number;
  regras: RegraAplicada[];
  /** The rule whose promotional seat this fare takes. */
  cota: RegraTarifa | null;
}

/** The facts of a fare: the base fare in centavos, the length of the section, and the sale. */
export interface BaseTarifa {
  base: number;
  km: number;
  venda: VendaTarifada;
  /** Whether the promotional seats of a rule are gone on this departure. */
  isEsgotada: (regra: RegraTarifa) => boolean;
}

/** The least fare in centavos where no floor is set: a fare is never free or negative. */
const MENOR_TARIFA = 1;

/**
 * The one rule by which every fare comes about. Percentages are of the base fare, each rounded to the centavo, so the
 * order of the steps changes no sum. Of each step the rule closest to the trip applies; of promotions the cheapest that
 * has seats left, and never one that raises the fare. The highest floor and the lowest ceiling bound the result; where
 * they contradict each other the ceiling, which is the law's, prevails.
 */
export function composeTarifa(regras: readonly RegraTarifa[], facts: BaseTarifa): TarifaComposta {
  const valid = regras.filter((regra) => coversVenda(regra, facts.venda));
  const sum = new Sum(facts.base);
  let cota: RegraTarifa | null = null;
  for (const etapa of etapasDeAjuste) {
    const chosen = chooseAjuste(valid, etapa, sum.centavos, facts);
    if (!chosen) continue;
    sum.add(chosen.regra, chosen.efeito);
    if (chosen.regra.cota !== null) cota = chosen.regra;
  }
  addLimites(sum, valid, facts);
  return { centavos: sum.centavos, regras: sum.regras, cota };
}

/**
 * The fare of a day as it can be told without a sale: rules of days ahead, of occupancy and of promotional seats are left
 * out.
 */
export const composeTarifaDoDia = (
  regras: readonly RegraTarifa[],
  { base, km, dia }: { base: number; km: number; dia: Dia },
): TarifaComposta =>
  composeTarifa(
    regras.filter((regra) => !dependsOnVenda(regra)),
    { base, km, venda: { dia, antecedencia: 0, ocupacao: 0 }, isEsgotada: () => true },
  );

/** A running fare with the effects that made it. */
class Sum {
  centavos: number;
  readonly regras: RegraAplicada[] = [];

  constructor(base: number) {
    this.centavos = base;
  }

  add({ id, nome }: { id?: string; nome: string }, centavos: number): void {
    if (centavos === 0) return;
    this.centavos += centavos;
    this.regras.push({ ...(id !== undefined && { id }), nome, centavos });
  }
}

interface Ajuste {
  regra: RegraTarifa;
  efeito: number;
}

function chooseAjuste(
  valid: readonly RegraTarifa[],
  etapa: EtapaDeAjuste,
  running: number,
  { base, isEsgotada }: BaseTarifa,
): Ajuste | undefined {
  const candidates = valid
    .filter((regra) => regra.etapa === etapa && !(regra.cota !== null && isEsgotada(regra)))
    .map((regra) => ({ regra, efeito: efeitoDe(regra, base, running) }));
  const ranked = candidates.sort((a, b) => byPrecedencia(a.regra, b.regra));
  if (etapa !== 'promocao') return ranked[0];
  return ranked.sort((a, b) => a.efeito - b.efeito).find(({ efeito }) => efeito < 0);
}

function efeitoDe({ medida, valor }: RegraTarifa, base: number, running: number): number {
  if (medida === 'percentual') return roundCentavos((base * valor) / PONTOS_DO_TODO);
  return medida === 'tarifa' ? valor - running : valor;
}

/** Lifts the fare to the highest floor, and then brings it below the lowest ceiling. */
function addLimites(sum: Sum, valid: readonly RegraTarifa[], { base, km }: BaseTarifa): void {
  const bounds = (etapa: 'piso' | 'teto') =>
    valid
      .filter((regra) => regra.etapa === etapa)
      .sort(byPrecedencia)
      .map((regra) => ({ regra, limite: limiteEmCentavos(regra, base, km) }));
  const [piso] = bounds('piso').sort((a, b) => b.limite - a.limite);
  const [teto] = bounds('teto').sort((a, b) => a.limite - b.limite);
  if (piso && sum.centavos < piso.limite) sum.add(piso.regra, piso.limite - sum.centavos);
  if (teto && sum.centavos > teto.limite) sum.add(teto.regra, teto.limite - sum.centavos);
  if (sum.centavos < MENOR_TARIFA) sum.add({ nome: 'Tarifa mínima' }, MENOR_TARIFA - sum.centavos);
}

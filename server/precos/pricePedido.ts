import { t, translated } from '../../src/words/t';
import { rotulosBeneficio } from '../../src/domain/compra/passageiros/rotulosBeneficio';
import type { Erro } from '../../src/domain/wire/base/problema';
import { grantAdicionais, type AdicionaisFacts, type PricedAdicional } from './adicionais/grantAdicionais';
import { beneficioCentavos, grantBeneficios, type BeneficioFacts } from './grantBeneficios';
import { judgeCupom, type CupomFacts } from './cupons/judgeCupom';
import { judgeDesconto, type DescontoFacts, type JudgedDesconto } from './judgeDesconto';
import type { PoltronaToPrice } from './poltronaToPrice';
import { spread } from './spread';
import type { Cupom, RegraBeneficio } from './tables';

export interface PriceFacts extends BeneficioFacts {
  /** Null where no coupon was asked for. */
  cupom: CupomFacts | null;
  seguro: { valorCentavos: number; contratado: boolean } | null;
  adicionais: AdicionaisFacts;
  /** Present only where an operator asks. */
  balcao?: DescontoFacts | null;
}

export interface PricedPoltrona {
  poltrona: PoltronaToPrice;
  regra: RegraBeneficio | null;
  descontoBeneficio: number;
  descontoCupom: number;
  /** The operator's discount at the counter. */
  descontoBalcao: number;
  /** The extras that it got. */
  adicionais: readonly PricedAdicional[];
  adicionaisCentavos: number;
  /** The seat less its discounts, without its extras. */
  totalCentavos: number;
}

export interface PricedPedido {
  itens: PricedPoltrona[];
  /** The seats that a coupon is judged over: those without a benefit. */
  baseDoCupomCentavos: number;
  /** The coupon in the price; null also where it was refused. */
  cupom: { cupom: Cupom; centavos: number } | null;
  /** Total of the insurance that was asked for. */
  seguroCentavos: number;
  /** Total of the extras of all seats. */
  adicionaisCentavos: number;
  /** The operator's discount; null for everybody else. */
  balcao: JudgedDesconto | null;
  recusas: Erro[];
  precoCheioCentavos: number;
  descontoCentavos: number;
  totalCentavos: number;
}

/**
 * The one rule by which a quote and a pedido are priced: benefits first, then the coupon over the other seats, then the
 * operator's discount over the rest, then the insurance and the extras, which nothing discounts. Amounts are integer centavos;
 * seats, insurance and extras add up to the total exactly, so that each seat can be refunded to the centavo. A benefit, extra or
 * coupon that cannot be granted is refused by name and left out of the price.
 */
export function pricePedido(poltronas: readonly PoltronaToPrice[], facts: PriceFacts): PricedPedido {
  const granted = grantBeneficios(poltronas, facts);
  const regras = granted.map((one) => (one && 'regra' in one ? one.regra : null));
  const base = poltronas.map(({ preco }, i) => (regras[i] ? 0 : preco.totalCentavos));
  const cupom = applyCupom(facts.cupom, sum(base));
  const shares = spread(cupom.porCupom, base);
  const rest = base.map((centavos, i) => centavos - (shares[i] ?? 0));
  const balcao = judgeDesconto(facts.balcao, sum(rest));
  const porBalcao = spread(balcao?.centavos ?? 0, rest);
  const adicionais = grantAdicionais(poltronas, facts.adicionais);
  const itens = poltronas.map((poltrona, i) => ({
    ...toPriced(poltrona, regras[i] ?? null, shares[i] ?? 0, porBalcao[i] ?? 0),
    adicionais: adicionais[i]?.vendidos ?? [],
    adicionaisCentavos: adicionais[i]?.centavos ?? 0,
  }));
  const adicionaisCentavos = sum(adicionais.map(({ centavos }) => centavos));
  const seguroCentavos = facts.seguro?.contratado ? facts.seguro.valorCentavos * poltronas.length : 0;
  const precoCheioCentavos = sum(poltronas.map(({ preco }) => preco.totalCentavos));
  const liquido = sum(itens.map(({ totalCentavos }) => totalCentavos));
  const recusas = granted.flatMap((one) => (one && 'recusa' in one ? [one.recusa] : []));
  return {
    itens,
    baseDoCupomCentavos: sum(base),
    cupom: cupom.counts,
    seguroCentavos,
    adicionaisCentavos,
    balcao,
    recusas: [...recusas, ...cupom.recusas, ...(balcao?.recusas ?? []), ...adicionais.flatMap((one) => one.recusas)],
    precoCheioCentavos,
    descontoCentavos: precoCheioCentavos - liquido,
    totalCentavos: liquido + seguroCentavos + adicionaisCentavos,
  };
}

interface AppliedCupom {
  counts: PricedPedido['cupom'];
  porCupom: number;
  recusas: Erro[];
}

function applyCupom(facts: CupomFacts | null, precoCentavos: number): AppliedCupom {
  const judged = facts && judgeCupom(facts, precoCentavos);
  if (judged && 'recusa' in judged) return { counts: null, porCupom: 0, recusas: [judged.recusa] };
  const porCupom = judged?.centavos ?? 0;
  return { counts: facts?.cupom ? { cupom: facts.cupom, centavos: porCupom } : null, porCupom, recusas: [] };
}

function toPriced(
  poltrona: PoltronaToPrice,
  regra: RegraBeneficio | null,
  descontoCupom: number,
  descontoBalcao: number,
): Omit<PricedPoltrona, 'adicionais' | 'adicionaisCentavos'> {
  const descontoBeneficio = regra ? beneficioCentavos(poltrona.preco, regra) : 0;
  const totalCentavos = poltrona.preco.totalCentavos - descontoBeneficio - descontoCupom - descontoBalcao;
  return { poltrona, regra, descontoBeneficio, descontoCupom, descontoBalcao, totalCentavos };
}

/** The name of a benefit's discount on the summary. */
export function describeBeneficio({ beneficio, percentual }: RegraBeneficio): string {
  const nome = translated(rotulosBeneficio[beneficio]);
  return percentual === 100 ? t('{nome}, lugar gratuito', { nome }) : `${nome}, ${percentual}%`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

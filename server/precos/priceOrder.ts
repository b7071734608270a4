import { rotulosBeneficio } from '../../src/domain/beneficio';
import type { Erro } from '../../src/domain/wire/problema';
import { benefitCentavos, grantBenefits, type BenefitFacts } from './grantBenefits';
import { judgeCoupon, type CouponFacts } from './judgeCoupon';
import { judgeDiscount, type DiscountFacts, type JudgedDiscount } from './judgeDiscount';
import type { SeatToPrice } from './seatToPrice';
import { spread } from './spread';
import type { Cupom, RegraBeneficio } from './tables';

export interface PriceFacts extends BenefitFacts {
  /** Null where no coupon was asked for. */
  cupom: CouponFacts | null;
  seguro: { valorCentavos: number; contratado: boolean } | null;
  /** Present only where an operator asks. */
  balcao?: DiscountFacts | null;
}

export interface PricedSeat {
  seat: SeatToPrice;
  regra: RegraBeneficio | null;
  descontoBeneficio: number;
  descontoCupom: number;
  /** The operator's discount at the counter. */
  descontoBalcao: number;
  totalCentavos: number;
}

export interface PricedOrder {
  itens: PricedSeat[];
  /** The coupon in the price; null also where it was refused. */
  cupom: { cupom: Cupom; centavos: number } | null;
  /** Total of the insurance that was asked for. */
  seguroCentavos: number;
  /** The operator's discount; null for everybody else. */
  balcao: JudgedDiscount | null;
  recusas: Erro[];
  precoCheioCentavos: number;
  descontoCentavos: number;
  totalCentavos: number;
}

/**
 * The one rule by which a quote and a pedido are priced: benefits first, then the coupon over the other seats, then the
 * operator's discount over the rest, then the insurance. Amounts are integer centavos; the seats and the insurance add up
 * to the total exactly, so that each seat can be refunded to the centavo. A benefit or coupon that cannot be granted is
 * refused by name and left out of the price.
 */
export function priceOrder(seats: readonly SeatToPrice[], facts: PriceFacts): PricedOrder {
  const granted = grantBenefits(seats, facts);
  const regras = granted.map((one) => (one && 'regra' in one ? one.regra : null));
  const base = seats.map(({ preco }, i) => (regras[i] ? 0 : preco.totalCentavos));
  const cupom = applyCoupon(facts.cupom, sum(base));
  const shares = spread(cupom.porCupom, base);
  const rest = base.map((centavos, i) => centavos - (shares[i] ?? 0));
  const balcao = judgeDiscount(facts.balcao, sum(rest));
  const porBalcao = spread(balcao?.centavos ?? 0, rest);
  const itens = seats.map((seat, i) => toPriced(seat, regras[i] ?? null, shares[i] ?? 0, porBalcao[i] ?? 0));
  const seguroCentavos = facts.seguro?.contratado ? facts.seguro.valorCentavos * seats.length : 0;
  const precoCheioCentavos = sum(seats.map(({ preco }) => preco.totalCentavos));
  const liquido = sum(itens.map(({ totalCentavos }) => totalCentavos));
  const recusas = granted.flatMap((one) => (one && 'recusa' in one ? [one.recusa] : []));
  return {
    itens,
    cupom: cupom.counts,
    seguroCentavos,
    balcao,
    recusas: [...recusas, ...cupom.recusas, ...(balcao?.recusas ?? [])],
    precoCheioCentavos,
    descontoCentavos: precoCheioCentavos - liquido,
    totalCentavos: liquido + seguroCentavos,
  };
}

interface AppliedCoupon {
  counts: PricedOrder['cupom'];
  porCupom: number;
  recusas: Erro[];
}

function applyCoupon(facts: CouponFacts | null, precoCentavos: number): AppliedCoupon {
  const judged = facts && judgeCoupon(facts, precoCentavos);
  if (judged && 'recusa' in judged) return { counts: null, porCupom: 0, recusas: [judged.recusa] };
  const porCupom = judged?.centavos ?? 0;
  return { counts: facts?.cupom ? { cupom: facts.cupom, centavos: porCupom } : null, porCupom, recusas: [] };
}

function toPriced(
  seat: SeatToPrice,
  regra: RegraBeneficio | null,
  descontoCupom: number,
  descontoBalcao: number,
): PricedSeat {
  const descontoBeneficio = regra ? benefitCentavos(seat.preco, regra) : 0;
  const totalCentavos = seat.preco.totalCentavos - descontoBeneficio - descontoCupom - descontoBalcao;
  return { seat, regra, descontoBeneficio, descontoCupom, descontoBalcao, totalCentavos };
}

/** The name of a benefit's discount on the summary. */
export const describeBenefit = ({ beneficio, percentual }: RegraBeneficio): string =>
  percentual === 100
    ? `${rotulosBeneficio[beneficio]}, lugar gratuito`
    : `${rotulosBeneficio[beneficio]}, ${percentual}%`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

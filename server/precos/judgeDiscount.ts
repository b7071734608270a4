import { DESCONTO_ACIMA, descontoMaximo } from '../../src/domain/balcao';
import type { Erro } from '../../src/domain/wire/problema';

/** What an operator would take off, and the most they may, in hundredths of a percent. */
export interface DiscountFacts {
  centavos: number;
  limitePontos: number;
}

export interface JudgedDiscount {
  /** 0 where it was refused: an operator takes off what they may, or nothing. */
  centavos: number;
  maximoCentavos: number;
  recusas: Erro[];
}

const ACIMA_DO_LIMITE: Erro = {
  codigo: 'DESCONTO_ACIMA_DO_LIMITE',
  mensagem: DESCONTO_ACIMA,
  campo: 'descontoBalcao',
};

/** Measures an operator's discount against what is left of the price; nobody else gives one. */
export function judgeDiscount(asked: DiscountFacts | null | undefined, precoCentavos: number): JudgedDiscount | null {
  if (!asked) return null;
  const maximoCentavos = descontoMaximo(precoCentavos, asked.limitePontos);
  const refused = asked.centavos > maximoCentavos;
  return { centavos: refused ? 0 : asked.centavos, maximoCentavos, recusas: refused ? [ACIMA_DO_LIMITE] : [] };
}

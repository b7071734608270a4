import { DESCONTO_ACIMA, descontoMaximo } from '../../src/domain/agencia/balcao';
import type { Erro } from '../../src/domain/wire/base/problema';

/** The discount that an operator asks for, and the operator's limit in hundredths of a percent. */
export interface DescontoFacts {
  centavos: number;
  limitePontos: number;
}

export interface JudgedDesconto {
  /** 0 where it was refused: a discount above the limit is not reduced to it. */
  centavos: number;
  maximoCentavos: number;
  recusas: Erro[];
}

const ACIMA_DO_LIMITE: Erro = {
  codigo: 'DESCONTO_ACIMA_DO_LIMITE',
  mensagem: DESCONTO_ACIMA,
  campo: 'descontoBalcao',
};

/** Compares an operator's discount with the rest of the price; null for everybody else. */
export function judgeDesconto(asked: DescontoFacts | null | undefined, precoCentavos: number): JudgedDesconto | null {
  if (!asked) return null;
  const maximoCentavos = descontoMaximo(precoCentavos, asked.limitePontos);
  const refused = asked.centavos > maximoCentavos;
  return { centavos: refused ? 0 : asked.centavos, maximoCentavos, recusas: refused ? [ACIMA_DO_LIMITE] : [] };
}

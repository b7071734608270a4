import { esperadoEmDinheiro, modalidades, type Modalidade, type ValorMovido } from './movimento';

/** Totals of one payment method: sales, and how much of them was cancelled. */
export interface TotalModalidade {
  modalidade: Modalidade;
  vendas: number;
  vendasCentavos: number;
  cancelamentos: number;
  /** Cancelled amount, as a positive number. */
  canceladoCentavos: number;
  liquidoCentavos: number;
}

/** Totals of a till. */
export interface ResumoCaixa {
  fundoCentavos: number;
  suprimentosCentavos: number;
  /** Amount taken out, as a positive number. */
  sangriasCentavos: number;
  ajustesCentavos: number;
  vendasCentavos: number;
  canceladoCentavos: number;
  liquidoCentavos: number;
  comissaoCentavos: number;
  esperadoCentavos: number;
  /** Payment methods with at least one movement, in the order of `modalidades`. */
  porModalidade: TotalModalidade[];
}

/**
 * Commission on net sales, in centavos: `pontos` are hundredths of a percent, half a centavo rounds up, never below
 * zero.
 */
export const comissaoDe = (liquidoCentavos: number, pontos: number): number =>
  Math.max(0, Math.round((liquidoCentavos * pontos) / 10_000));

const soma = (movimentos: readonly ValorMovido[], tipo: ValorMovido['tipo']): number =>
  movimentos.reduce((sum, one) => sum + (one.tipo === tipo ? one.valorCentavos : 0), 0);

function totalDa(modalidade: Modalidade, todos: readonly ValorMovido[]): TotalModalidade {
  const movimentos = todos.filter((one) => one.modalidade === modalidade);
  const count = (tipo: ValorMovido['tipo']) => movimentos.filter((one) => one.tipo === tipo).length;
  const vendasCentavos = soma(movimentos, 'venda');
  const canceladoCentavos = 0 - soma(movimentos, 'cancelamento');
  return {
    modalidade,
    vendas: count('venda'),
    vendasCentavos,
    cancelamentos: count('cancelamento'),
    canceladoCentavos,
    liquidoCentavos: vendasCentavos - canceladoCentavos,
  };
}

/** Cancellations of colleagues' sales: paid out of this drawer, but not deducted from this operator's commission. */
const canceladoDeColegas = (movimentos: readonly ValorMovido[]): number =>
  0 -
  soma(
    movimentos.filter(({ vendidoPor }) => vendidoPor !== undefined),
    'cancelamento',
  );

/** Totals of a till. Every figure of the report derives from its movements alone. */
export function resumoDoCaixa(movimentos: readonly ValorMovido[], comissaoPontos: number): ResumoCaixa {
  const vendasCentavos = soma(movimentos, 'venda');
  const canceladoCentavos = 0 - soma(movimentos, 'cancelamento');
  const liquidoCentavos = vendasCentavos - canceladoCentavos;
  return {
    fundoCentavos: soma(movimentos, 'abertura'),
    suprimentosCentavos: soma(movimentos, 'suprimento'),
    sangriasCentavos: 0 - soma(movimentos, 'sangria'),
    ajustesCentavos: soma(movimentos, 'ajuste'),
    vendasCentavos,
    canceladoCentavos,
    liquidoCentavos,
    comissaoCentavos: comissaoDe(liquidoCentavos + canceladoDeColegas(movimentos), comissaoPontos),
    esperadoCentavos: esperadoEmDinheiro(movimentos),
    porModalidade: modalidades
      .map((modalidade) => totalDa(modalidade, movimentos))
      .filter(({ vendas, cancelamentos }) => vendas + cancelamentos > 0),
  };
}

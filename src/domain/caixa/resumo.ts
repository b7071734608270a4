import { esperadoEmDinheiro, modalidades, type Modalidade, type ValorMovido } from './movimento';

/** One way of paying: what was sold by it, and what of that was given back. */
export interface TotalModalidade {
  modalidade: Modalidade;
  vendas: number;
  vendasCentavos: number;
  cancelamentos: number;
  /** Never below zero: what went back. */
  canceladoCentavos: number;
  liquidoCentavos: number;
}

/** What a till comes to. */
export interface ResumoCaixa {
  fundoCentavos: number;
  suprimentosCentavos: number;
  /** As a sum that was taken out: never below zero. */
  sangriasCentavos: number;
  ajustesCentavos: number;
  vendasCentavos: number;
  canceladoCentavos: number;
  liquidoCentavos: number;
  comissaoCentavos: number;
  esperadoCentavos: number;
  /** Those of which there is something, in the order of `modalidades`. */
  porModalidade: TotalModalidade[];
}

/** Commission in hundredths of a per cent of what was sold and stayed sold; half a centavo goes up, never below zero. */
export const comissaoDe = (liquidoCentavos: number, pontos: number): number =>
  Math.max(0, Math.round((liquidoCentavos * pontos) / 10_000));

const soma = (movimentos: readonly ValorMovido[], tipo: ValorMovido['tipo']): number =>
  movimentos.reduce((sum, one) => sum + (one.tipo === tipo ? one.valorCentavos : 0), 0);

function totalDa(modalidade: Modalidade, todos: readonly ValorMovido[]): TotalModalidade {
  const movimentos = todos.filter((one) => one.modalidade === modalidade);
  const contar = (tipo: ValorMovido['tipo']) => movimentos.filter((one) => one.tipo === tipo).length;
  const vendasCentavos = soma(movimentos, 'venda');
  const canceladoCentavos = 0 - soma(movimentos, 'cancelamento');
  return {
    modalidade,
    vendas: contar('venda'),
    vendasCentavos,
    cancelamentos: contar('cancelamento'),
    canceladoCentavos,
    liquidoCentavos: vendasCentavos - canceladoCentavos,
  };
}

/** What was given back here of sales that colleagues made: it left this drawer, but takes no commission from this operator. */
const canceladoDeColegas = (movimentos: readonly ValorMovido[]): number =>
  0 -
  soma(
    movimentos.filter(({ vendidoPor }) => vendidoPor !== undefined),
    'cancelamento',
  );

/** Adds a till up. Everything on its report is one of these sums, made of its movements and of nothing else. */
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

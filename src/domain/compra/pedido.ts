import type { SituacaoPedido } from '../wire/compra/pedidos';

/**
 * Allowed transitions of an order's state. They only go forward, so that a late webhook cannot revert a paid order. The
 * server also writes each transition conditionally on the state it leaves.
 */
export const transicoesPedido: Readonly<Record<SituacaoPedido, readonly SituacaoPedido[]>> = {
  reservado: ['aguardando_pagamento', 'reserva_expirada', 'cancelado'],
  aguardando_pagamento: ['pago', 'pagamento_recusado', 'pagamento_expirado', 'pago_sem_poltrona', 'cancelado'],
  pago: ['emitindo', 'pago_sem_poltrona'],
  emitindo: ['emitido', 'emitido_parcial', 'estorno_em_processamento'],
  // Some seats have their ticket; the others are retried or refunded.
  emitido_parcial: ['emitido', 'cancelado'],
  emitido: ['cancelado'],
  reserva_expirada: [],
  pagamento_recusado: [],
  // A late payment leads to a ticket while the seat is free, else to a refund.
  pagamento_expirado: ['pago', 'pago_sem_poltrona'],
  pago_sem_poltrona: ['estorno_em_processamento'],
  cancelado: ['estorno_em_processamento'],
  estorno_em_processamento: ['estornado'],
  estornado: [],
};

/** True when the transition is allowed. */
export const canTransition = (from: SituacaoPedido, to: SituacaoPedido): boolean => transicoesPedido[from].includes(to);

/** The states that may precede `to`, used as the condition of the database update. */
export const situacoesAntes = (to: SituacaoPedido): SituacaoPedido[] =>
  situacoesPedido.filter((from) => canTransition(from, to));

/** Every state of an order. */
export const situacoesPedido = Object.keys(transicoesPedido).filter(
  (key): key is SituacaoPedido => key in transicoesPedido,
);

/** States that end the wait for a purchase. */
const finais: readonly SituacaoPedido[] = [
  'emitido',
  'emitido_parcial',
  'reserva_expirada',
  'pagamento_recusado',
  'pagamento_expirado',
  'estornado',
  'cancelado',
];

/** True when the purchase is finished for the person on the payment page. */
export const isSituacaoFinal = (situacao: SituacaoPedido): boolean => finais.includes(situacao);

/** True when at least one ticket was issued. */
export const isEmitido = (situacao: SituacaoPedido): boolean =>
  situacao === 'emitido' || situacao === 'emitido_parcial';

/** True before any payment, when cancelling needs no refund. */
export const isNaoPago = (situacao: SituacaoPedido): boolean =>
  situacao === 'reservado' || situacao === 'aguardando_pagamento';

/** True for a paid order with work left for `concluirPedido`. */
export const isPendenteDeConclusao = (situacao: SituacaoPedido): boolean =>
  situacao === 'pago' ||
  situacao === 'emitindo' ||
  situacao === 'pago_sem_poltrona' ||
  situacao === 'estorno_em_processamento';

/** The four components of a price, as itemised on a ticket. */
export interface ComponentesPreco {
  tarifaCentavos: number;
  pedagioCentavos: number;
  taxaEmbarqueCentavos: number;
  seguroCentavos: number;
}

/** Total price of one seat, in centavos. */
const totalDoPreco = (preco: ComponentesPreco): number =>
  preco.tarifaCentavos + preco.pedagioCentavos + preco.taxaEmbarqueCentavos + preco.seguroCentavos;

/** Total of an order in centavos: the sum of its seats. */
export const totalDoPedido = (precos: readonly ComponentesPreco[]): number =>
  precos.reduce((total, preco) => total + totalDoPreco(preco), 0);

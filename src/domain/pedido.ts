import type { SituacaoPedido } from './wire/pedidos';

/**
 * Where an order may go from each state. Forward only: nothing returns to an earlier state, so that an old webhook
 * can never take a paid order back. The server also writes each step with the state it expects to leave.
 */
export const transicoesPedido: Readonly<Record<SituacaoPedido, readonly SituacaoPedido[]>> = {
  reservado: ['aguardando_pagamento', 'reserva_expirada', 'cancelado'],
  aguardando_pagamento: ['pago', 'pagamento_recusado', 'pagamento_expirado', 'pago_sem_poltrona', 'cancelado'],
  pago: ['emitindo', 'pago_sem_poltrona'],
  emitindo: ['emitido', 'emitido_parcial', 'estorno_em_processamento'],
  // Some seats have their ticket; the others are still tried, or their money went back.
  emitido_parcial: ['emitido', 'cancelado'],
  emitido: ['cancelado'],
  reserva_expirada: [],
  pagamento_recusado: [],
  // Money that arrives late still finds its way: to a ticket when the seat is free, else back to who paid.
  pagamento_expirado: ['pago', 'pago_sem_poltrona'],
  pago_sem_poltrona: ['estorno_em_processamento'],
  cancelado: ['estorno_em_processamento'],
  estorno_em_processamento: ['estornado'],
  estornado: [],
};

/** True where the machine allows the step. */
export const canTransition = (from: SituacaoPedido, to: SituacaoPedido): boolean => transicoesPedido[from].includes(to);

/** The states from which `to` can be reached in one step: what a conditional update may leave. */
export const situacoesAntes = (to: SituacaoPedido): SituacaoPedido[] =>
  situacoesPedido.filter((from) => canTransition(from, to));

/** Every state of an order. */
export const situacoesPedido = Object.keys(transicoesPedido).filter(
  (key): key is SituacaoPedido => key in transicoesPedido,
);

/** States in which somebody waiting for the purchase has the answer. */
const finais: readonly SituacaoPedido[] = [
  'emitido',
  'emitido_parcial',
  'reserva_expirada',
  'pagamento_recusado',
  'pagamento_expirado',
  'estornado',
  'cancelado',
];

/** True when the purchase is over for the person who waits on the payment page. */
export const isSituacaoFinal = (situacao: SituacaoPedido): boolean => finais.includes(situacao);

/** True where there is at least one ticket to travel with. */
export const isEmitido = (situacao: SituacaoPedido): boolean =>
  situacao === 'emitido' || situacao === 'emitido_parcial';

/** Nothing has been paid yet: giving the order up needs no refund. */
export const isNaoPago = (situacao: SituacaoPedido): boolean =>
  situacao === 'reservado' || situacao === 'aguardando_pagamento';

/** True when money was taken and there is still work for `concluirPedido`. */
export const isPendenteDeConclusao = (situacao: SituacaoPedido): boolean =>
  situacao === 'pago' ||
  situacao === 'emitindo' ||
  situacao === 'pago_sem_poltrona' ||
  situacao === 'estorno_em_processamento';

/** The four components of a price, as a ticket itemises them. */
export interface ComponentesPreco {
  tarifaCentavos: number;
  pedagioCentavos: number;
  taxaEmbarqueCentavos: number;
  seguroCentavos: number;
}

/** All-in total of one seat. */
export const totalDoPreco = (preco: ComponentesPreco): number =>
  preco.tarifaCentavos + preco.pedagioCentavos + preco.taxaEmbarqueCentavos + preco.seguroCentavos;

/** What an order costs: the sum of its seats, integer centavos. */
export const totalDoPedido = (precos: readonly ComponentesPreco[]): number =>
  precos.reduce((total, preco) => total + totalDoPreco(preco), 0);

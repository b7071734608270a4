import type { SituacaoPedido } from '../../wire/compra/pedidos';

/** The states of an order whose documents are still to be issued: until then it may name another company. */
export const situacoesComTomadorAberto = [
  'reservado',
  'aguardando_pagamento',
  'pago',
] as const satisfies readonly SituacaoPedido[];

export const isTomadorEditavel = (situacao: SituacaoPedido): boolean =>
  situacoesComTomadorAberto.some((aberta) => aberta === situacao);

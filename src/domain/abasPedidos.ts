import { isEmitido, isPendenteDeConclusao } from './pedido';
import type { ItemPedido, Pedido, SituacaoPedido } from './wire/pedidos';

export const abasPedidos = ['proximas', 'passadas', 'canceladas', 'pendentes'] as const;
export type AbaPedidos = (typeof abasPedidos)[number];
export const rotulosAba: Record<AbaPedidos, string> = {
  proximas: 'Próximas',
  passadas: 'Passadas',
  canceladas: 'Canceladas',
  pendentes: 'Pendentes',
};

/** What a person reads about the state of an order. */
export const rotulosSituacao: Record<SituacaoPedido, string> = {
  reservado: 'Poltronas reservadas',
  aguardando_pagamento: 'Aguardando pagamento',
  pago: 'Pago, emitindo bilhete',
  emitindo: 'Emitindo bilhete',
  emitido: 'Confirmada',
  emitido_parcial: 'Confirmada em parte',
  reserva_expirada: 'Reserva expirada',
  pagamento_recusado: 'Pagamento recusado',
  pagamento_expirado: 'Pagamento expirado',
  pago_sem_poltrona: 'Pago, poltrona indisponível',
  estorno_em_processamento: 'Estorno em processamento',
  estornado: 'Valor devolvido',
  cancelado: 'Cancelada',
};

const lastArrival = (itens: readonly ItemPedido[]): number =>
  Math.max(...itens.map(({ chegada }) => Date.parse(chegada.instante)));

const firstDeparture = (itens: readonly ItemPedido[]): number =>
  Math.min(...itens.map(({ partida }) => Date.parse(partida.instante)));

/** The tab under which an order stands at that moment. A trip is upcoming until its last arrival. */
export function abaDoPedido(pedido: Pedido, now: Date): AbaPedidos {
  if (isEmitido(pedido.situacao)) return lastArrival(pedido.itens) >= now.getTime() ? 'proximas' : 'passadas';
  return isPagavel(pedido, now) || isPendenteDeConclusao(pedido.situacao) ? 'pendentes' : 'canceladas';
}

/** True while the order can still be paid. */
export const isPagavel = ({ situacao, expiraEm }: Pedido, now: Date): boolean =>
  (situacao === 'reservado' || situacao === 'aguardando_pagamento') &&
  (expiraEm === null || Date.parse(expiraEm) > now.getTime());

/** The orders of a tab: what comes first stands first, what is past from the newest. */
export function pedidosDaAba(pedidos: readonly Pedido[], aba: AbaPedidos, now: Date): Pedido[] {
  const sorted = pedidos
    .filter((pedido) => abaDoPedido(pedido, now) === aba)
    .sort((a, b) => firstDeparture(a.itens) - firstDeparture(b.itens));
  return aba === 'proximas' ? sorted : sorted.reverse();
}

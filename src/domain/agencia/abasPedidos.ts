import { isEmitido, isPendenteDeConclusao } from '../compra/pedido';
import type { ItemPedido, Pedido, SituacaoBilhete, SituacaoPedido } from '../wire/compra/pedidos';
import { msg } from '../../words/t';

export const abasPedidos = ['proximas', 'passadas', 'canceladas', 'pendentes'] as const;
export type AbaPedidos = (typeof abasPedidos)[number];
export const rotulosAba: Record<AbaPedidos, string> = {
  proximas: msg('Próximas'),
  passadas: msg('Passadas'),
  canceladas: msg('Canceladas'),
  pendentes: msg('Pendentes'),
};

/** Label shown for each state of an order. */
export const rotulosSituacao: Record<SituacaoPedido, string> = {
  reservado: msg('Poltronas reservadas'),
  aguardando_pagamento: msg('Aguardando pagamento'),
  pago: msg('Pago, emitindo bilhete'),
  emitindo: msg('Emitindo bilhete'),
  emitido: msg('Confirmada'),
  emitido_parcial: msg('Confirmada em parte'),
  reserva_expirada: msg('Reserva expirada'),
  pagamento_recusado: msg('Pagamento recusado'),
  pagamento_expirado: msg('Pagamento expirado'),
  pago_sem_poltrona: msg('Pago, poltrona indisponível'),
  estorno_em_processamento: msg('Estorno em processamento'),
  estornado: msg('Valor devolvido'),
  cancelado: msg('Cancelada'),
};

/** True of a trip that has arrived by its time, or that operations said is over. */
const isFeita = ({ chegada, encerrada }: ItemPedido, now: Date): boolean =>
  encerrada === true || Date.parse(chegada.instante) < now.getTime();

const firstDeparture = (itens: readonly ItemPedido[]): number =>
  Math.min(...itens.map(({ partida }) => Date.parse(partida.instante)));

/** The items whose tickets are valid or used; cancelled, exchanged and transferred tickets are left out. */
export const itensVivos = ({ itens }: Pedido): ItemPedido[] =>
  itens.filter(({ bilheteSituacao }) => bilheteSituacao === undefined || !(bilheteSituacao in rotulosFim));

const rotulosFim: Partial<Record<SituacaoBilhete, string>> = {
  cancelado: msg('Cancelada'),
  remarcado: msg('Remarcada'),
  transferido: msg('Transferida'),
};

/**
 * Label of an order. Once every ticket has ended the same way (cancelled, exchanged …), that replaces the order's own
 * state.
 */
export function rotuloDoPedido(pedido: Pedido): string {
  const [first] = pedido.itens;
  if (!isEmitido(pedido.situacao) || itensVivos(pedido).length > 0) return rotulosSituacao[pedido.situacao];
  const isSame = pedido.itens.every(({ bilheteSituacao }) => bilheteSituacao === first?.bilheteSituacao);
  return (isSame && first?.bilheteSituacao && rotulosFim[first.bilheteSituacao]) || msg('Encerrada');
}

/**
 * The tab that lists an order at `now`. An order is upcoming until its last trip is over; one that is being refunded
 * counts as cancelled.
 */
export function abaDoPedido(pedido: Pedido, now: Date): AbaPedidos {
  if (isEmitido(pedido.situacao)) {
    const vivos = itensVivos(pedido);
    if (vivos.length === 0) return 'canceladas';
    return vivos.every((item) => isFeita(item, now)) ? 'passadas' : 'proximas';
  }
  if (pedido.situacao === 'estorno_em_processamento') return 'canceladas';
  return isPagavel(pedido, now) || isPendenteDeConclusao(pedido.situacao) ? 'pendentes' : 'canceladas';
}

/** True while the order can still be paid. */
export const isPagavel = ({ situacao, expiraEm }: Pedido, now: Date): boolean =>
  (situacao === 'reservado' || situacao === 'aguardando_pagamento') &&
  (expiraEm === null || Date.parse(expiraEm) > now.getTime());

/** The orders of a tab: upcoming ones by departure, past ones newest first. */
export function pedidosDaAba(pedidos: readonly Pedido[], aba: AbaPedidos, now: Date): Pedido[] {
  const sorted = pedidos
    .filter((pedido) => abaDoPedido(pedido, now) === aba)
    .sort((a, b) => firstDeparture(a.itens) - firstDeparture(b.itens));
  return aba === 'proximas' ? sorted : sorted.reverse();
}

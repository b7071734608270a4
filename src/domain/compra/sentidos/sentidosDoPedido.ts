import type { ItemPedido } from '../../wire/compra/pedidos';
import { sentidosDasEtapas } from './regrasDosSentidos';
import type { PorSentido } from './sentidos';

/** The fields of an order's seat that tell its trip. */
export type ItemComTrecho = Pick<ItemPedido, 'trecho' | 'viagemId' | 'poltrona' | 'partida' | 'chegada' | 'sentido'>;

/** The first seat of each trip of an order, by way. */
export function sentidosDoPedido<I extends ItemComTrecho>(itens: readonly I[]): PorSentido<I> {
  const firsts = [...new Map(itens.toReversed().map((item) => [item.trecho, item])).values()];
  return sentidosDasEtapas(firsts.sort((a, b) => a.trecho - b.trecho));
}

import type { TrechoCompra } from '../compra';
import { trechosDosSentidos } from './sentidosDaCompra';
import { sentidosDoPedido, type ItemComTrecho } from './sentidosDoPedido';

/** The trips of an order as those of a purchase. */
export function trechosDoPedido(itens: readonly ItemComTrecho[]): TrechoCompra[] {
  const { ida, volta } = sentidosDoPedido(itens);
  const toTrecho = ({ trecho, viagemId, partida, chegada }: ItemComTrecho): TrechoCompra => ({
    viagemId,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: itens.filter((item) => item.trecho === trecho).map(({ poltrona }) => poltrona),
  });
  return trechosDosSentidos(ida.map(toTrecho), volta.map(toTrecho));
}

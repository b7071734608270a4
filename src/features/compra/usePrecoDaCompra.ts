import { skipToken } from '@reduxjs/toolkit/query';
import { linhasDaCotacao, linhasDoPedido, linhasDoPreco, type LinhaPreco } from '../../domain/resumoPreco';
import { usePedidoQuery } from '../../store/api/pedidos';
import { selectCompra, selectReservaAtual } from '../../store/compra';
import { selectCotacaoDe } from '../../store/cotacao';
import { useAppSelector } from '../../store/hooks';

export interface PrecoDaCompra {
  rows: LinhaPreco[];
  totalCentavos: number;
}

/**
 * What the purchase costs by the server's last word: the quote, what the hold promised, or an order that was found
 * again by its address. Null while only the maps know.
 */
export function usePrecoDaCompra(): PrecoDaCompra | null {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const atual = useAppSelector(selectReservaAtual);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, atual?.id ?? null));
  const pedido = usePedidoQuery(reserva || pedidoId === null ? skipToken : pedidoId).data;
  if (cotacao) return { rows: linhasDaCotacao(cotacao), totalCentavos: cotacao.totalCentavos };
  if (atual) {
    const { itens, totalCentavos } = atual.preco;
    return { rows: linhasDoPreco(itens.map(({ preco }) => preco)), totalCentavos };
  }
  return pedido ? { rows: linhasDoPedido(pedido), totalCentavos: pedido.totalCentavos } : null;
}

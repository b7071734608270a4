import { skipToken } from '@reduxjs/toolkit/query';
import { linhasDoPreco, type LinhaPreco } from '../../domain/compra/linhasDoPreco';
import { linhasDaCotacao, linhasDoPedido } from '../../domain/compra/resumoPreco';
import { usePedidoQuery } from '../../store/api/pedidos';
import { selectCompra, selectReservaAtual } from '../../store/compra/compra';
import { selectCotacaoDe } from '../../store/compra/cotacao';
import { useAppSelector } from '../../store/hooks';

export interface PrecoDaCompra {
  rows: LinhaPreco[];
  totalCentavos: number;
}

/** Price by the server: the quote, the hold, or a restored order. Null while only the seat maps are known. */
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

import { usePedidoQuery } from '../../store/api/pedidos';
import { PagamentoStep } from './PagamentoStep';

/** The payment of an order that was found again by its address. */
export function PagamentoDoPedido({ pedidoId }: { pedidoId: string }) {
  const { data } = usePedidoQuery(pedidoId);
  return <PagamentoStep totalCentavos={data?.totalCentavos ?? null} canGoBack={false} />;
}

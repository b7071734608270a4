import { usePedidoQuery } from '../../store/api/pedidos';
import { PagamentoStep } from './PagamentoStep';

/** The payment of an order that was found again by its address. */
export function PagamentoDoPedido({ pedidoId, sending }: { pedidoId: string; sending: boolean }) {
  const { data } = usePedidoQuery(pedidoId);
  return <PagamentoStep totalCentavos={data?.totalCentavos ?? null} sending={sending} canGoBack={false} />;
}

import { type ComponentType, useEffect } from 'react';
import { useEmit } from '../../../events/useEmit';
import { useCartaoDoPedidoQuery, usePedidoQuery } from '../../../store/api/pedidos';
import { PagamentoStep } from './PagamentoStep';

/** Payment of an order restored by its address; a pending card payment is resumed. */
export function PagamentoDoPedido({ pedidoId, Cartao }: { pedidoId: string; Cartao: ComponentType }) {
  const emit = useEmit();
  const { data } = usePedidoQuery(pedidoId);
  const { data: cartao } = useCartaoDoPedidoQuery(pedidoId, { refetchOnMountOrArgChange: true });
  const pagamento = cartao?.pagamento;
  const underWay = pagamento && pagamento.situacao !== 'recusado' ? pagamento.tipo : null;
  useEffect(() => {
    if (underWay) emit('CartaoPendenteEncontrado', { tipo: underWay });
  }, [emit, underWay]);
  return <PagamentoStep totalCentavos={data?.totalCentavos ?? null} Cartao={Cartao} />;
}

import { selectCompra } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';

/** The step of the payment: of the hold, or of an order that was found again by its address. */
export function PagamentoEtapa() {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  if (!reserva && pedidoId !== null) return <PagamentoDoPedido pedidoId={pedidoId} />;
  return <PagamentoStep totalCentavos={reserva?.preco.totalCentavos ?? null} canGoBack />;
}

import { selectCompra } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from './usePrecoDaCompra';

/** The step of the payment: of the hold, or of an order that was found again by its address. */
export function PagamentoEtapa() {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const preco = usePrecoDaCompra();
  if (preco?.totalCentavos === 0) return <NadaAPagar canGoBack={reserva !== null} />;
  if (!reserva && pedidoId !== null) return <PagamentoDoPedido pedidoId={pedidoId} />;
  return <PagamentoStep totalCentavos={preco?.totalCentavos ?? null} canGoBack />;
}

import { useContext } from 'react';
import { selectCompra } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { BalcaoSlot } from './balcao/balcaoSlot';
import { useNoBalcao } from './balcao/useBalcao';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from './usePrecoDaCompra';

/** The step of the payment: of the hold, or of an order that was found again by its address; at a counter, its own. */
export function PagamentoEtapa() {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const preco = usePrecoDaCompra();
  const noBalcao = useNoBalcao();
  const balcao = useContext(BalcaoSlot);
  if (preco?.totalCentavos === 0) return <NadaAPagar canGoBack={reserva !== null} />;
  if (noBalcao) return balcao;
  if (!reserva && pedidoId !== null) return <PagamentoDoPedido pedidoId={pedidoId} />;
  return <PagamentoStep totalCentavos={preco?.totalCentavos ?? null} canGoBack />;
}

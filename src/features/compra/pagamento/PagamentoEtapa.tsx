import { useContext } from 'react';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { BalcaoSlot } from '../balcao/balcaoSlot';
import { useNoBalcao } from '../balcao/useBalcao';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from '../usePrecoDaCompra';

/** Payment step: of the hold, of a restored order, or the counter's. */
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

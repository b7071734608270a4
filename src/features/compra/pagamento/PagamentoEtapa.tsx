import type { ComponentType } from 'react';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { useNoBalcao } from '../balcao/useBalcao';
import { NadaAPagar } from './NadaAPagar';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { usePrecoDaCompra } from '../usePrecoDaCompra';

export interface PagamentoEtapaProps {
  /** The counter's payment, loaded for operators only. */
  Balcao: ComponentType;
  /** The card payment, loaded when a card is chosen. */
  Cartao: ComponentType;
}

/** Payment step: of the hold, of a restored order, or the counter's. */
export function PagamentoEtapa({ Balcao, Cartao }: PagamentoEtapaProps) {
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const preco = usePrecoDaCompra();
  const noBalcao = useNoBalcao();
  if (preco?.totalCentavos === 0) return <NadaAPagar canGoBack={reserva !== null} />;
  if (noBalcao) return <Balcao />;
  if (!reserva && pedidoId !== null) return <PagamentoDoPedido pedidoId={pedidoId} Cartao={Cartao} />;
  return <PagamentoStep totalCentavos={preco?.totalCentavos ?? null} canGoBack Cartao={Cartao} />;
}

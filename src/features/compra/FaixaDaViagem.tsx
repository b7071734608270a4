import { faixaDaCompra } from '../../domain/compra/sentidos/palavrasTrecho';
import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { TripStrip } from '../../ui/PurchaseSummary/TripStrip';
import { useTrechosDaCompra } from './poltronas/useTrechosDaCompra';

/** The trip of the purchase above each of its steps, instead of a visible heading; with more than two legs, its ways. */
export function FaixaDaViagem() {
  const { trechos } = useAppSelector(selectCompra);
  return <TripStrip trechos={faixaDaCompra(useTrechosDaCompra(trechos))} />;
}

import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { TripStrip } from '../../ui/PurchaseSummary/TripStrip';
import { poltronasDoTrecho, porSentido, quandoDoTrecho, rotaDoTrecho } from './palavrasTrecho';
import { useTrechosDaCompra } from './poltronas/useTrechosDaCompra';
import { translated } from '../../words/t';

/** The trip of the purchase above each of its steps, instead of a visible heading; with more than two legs, its ways. */
export function FaixaDaViagem() {
  const { trechos } = useAppSelector(selectCompra);
  const descritos = useTrechosDaCompra(trechos);
  const shown = descritos.length > 2 ? porSentido(descritos) : descritos;
  return (
    <TripStrip
      trechos={shown.map((trecho) => ({
        titulo: translated(trecho.titulo),
        rota: rotaDoTrecho(trecho),
        quando: quandoDoTrecho(trecho),
        detalhe: poltronasDoTrecho(trecho) ?? undefined,
      }))}
    />
  );
}

import type { ReactNode } from 'react';
import type { EtapaCompra } from '../../domain/compra/compra';
import { formatCentavos } from '../../domain/base/dinheiro';
import type { LinhaPreco } from '../../domain/compra/linhasDoPreco';
import { rotuloMadrugada } from '../../domain/viagens/viagem';
import { selectCompra } from '../../store/compra/compra';
import { selectCotacao } from '../../store/compra/cotacao';
import { useAppSelector } from '../../store/hooks';
import { PurchaseSummary, type SummaryLeg } from '../../ui/PurchaseSummary/PurchaseSummary';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { poltronasDoTrecho, quandoDoTrecho, rotaDoTrecho } from '../../domain/compra/sentidos/palavrasTrecho';
import { TempoReserva } from './TempoReserva';
import { useAvisoDoPasso } from './useAvisoDoPasso';
import { usePrecoDaCompra } from './usePrecoDaCompra';
import { useTrechosDaCompra, type TrechoDescrito } from './poltronas/useTrechosDaCompra';
import { msg, t, translated } from '../../words/t';

/** Summary of the purchase, its price by the seat map until the server's quote, and what hinders the step. */
export function ResumoCompra({ etapa, action }: { etapa: EtapaCompra; action: ReactNode }) {
  const { trechos, reserva } = useAppSelector(selectCompra);
  const { phase } = useAppSelector(selectCotacao);
  const preco = usePrecoDaCompra();
  const descritos = useTrechosDaCompra(trechos);
  const porMapa = descritos.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0);
  const notice = useAvisoDoPasso(etapa);
  const total = formatCentavos(preco?.totalCentavos ?? porMapa);
  return (
    <PurchaseSummary
      trechos={descritos.map(toLeg)}
      rows={preco?.rows ?? rowsOfMaps(descritos)}
      total={total}
      timer={reserva && <TempoReserva reserva={reserva} />}
      notice={notice}
      status={
        <>
          <VisuallyHidden>{preco && t('Total da compra: {total}', { total })}</VisuallyHidden>
          {reserva && phase === 'falhou' && <p>{translated(PRECO_ANTIGO)}</p>}
        </>
      }
      action={action}
    />
  );
}

const PRECO_ANTIGO = msg('Não conseguimos atualizar o preço agora. O valor final é conferido antes de pagar.');

const rowsOfMaps = (descritos: readonly TrechoDescrito[]): LinhaPreco[] =>
  descritos.map(({ titulo, poltronas, totalCentavos }) => ({
    label: `${translated(titulo)}, ${seats(poltronas.length)}`,
    value: formatCentavos(totalCentavos),
  }));

const toLeg = (trecho: TrechoDescrito): SummaryLeg => ({
  titulo: translated(trecho.titulo),
  rota: rotaDoTrecho(trecho),
  quando: quandoDoTrecho(trecho),
  madrugada: trecho.partida && rotuloMadrugada(trecho.partida),
  detalhe: poltronasDoTrecho(trecho) ?? t('Nenhuma poltrona escolhida'),
});

const seats = (count: number): string => t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}', { n: count });

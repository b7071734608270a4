import type { ReactNode } from 'react';
import { nomeLocalidade } from '../../domain/camposBusca';
import { listar } from '../../domain/compra';
import { formatCentavos } from '../../domain/dinheiro';
import { linhasDoPreco, type LinhaPreco } from '../../domain/resumoPreco';
import { rotuloDiaCurto, rotuloMadrugada } from '../../domain/viagem';
import type { Reserva } from '../../domain/wire/reservas';
import { selectCompra, selectReservaAtual } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { PurchaseSummary, type SummaryLeg } from '../../ui/PurchaseSummary/PurchaseSummary';
import { TempoReserva } from './TempoReserva';
import { useTrechosDaCompra, type TrechoDescrito } from './useTrechosDaCompra';

/** What is being bought and what it costs: by the map until the hold promises its price. */
export function ResumoCompra({ action }: { action: ReactNode }) {
  const { trechos, reserva } = useAppSelector(selectCompra);
  const atual = useAppSelector(selectReservaAtual);
  const descritos = useTrechosDaCompra(trechos);
  const porMapa = descritos.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0);
  return (
    <PurchaseSummary
      trechos={descritos.map(toLeg)}
      rows={atual ? rowsOfReserva(atual) : rowsOfMaps(descritos)}
      total={formatCentavos(atual?.preco.totalCentavos ?? porMapa)}
      timer={reserva && <TempoReserva reserva={reserva} />}
      action={action}
    />
  );
}

const rowsOfReserva = ({ preco }: Reserva): LinhaPreco[] => linhasDoPreco(preco.itens.map((item) => item.preco));

const rowsOfMaps = (descritos: readonly TrechoDescrito[]): LinhaPreco[] =>
  descritos.map(({ titulo, poltronas, totalCentavos }) => ({
    label: `${titulo}, ${seats(poltronas.length)}`,
    value: formatCentavos(totalCentavos),
  }));

const toLeg = ({ titulo, partida, chegada, poltronas }: TrechoDescrito): SummaryLeg => ({
  titulo,
  rota: partida && chegada ? `${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}` : '…',
  quando: partida
    ? [`${rotuloDiaCurto(partida.dia)} · ${partida.hora}`, rotuloMadrugada(partida)].filter(Boolean).join(', ')
    : '…',
  detalhe:
    poltronas.length > 0
      ? `${poltronas.length === 1 ? 'Poltrona' : 'Poltronas'} ${listar(poltronas)}`
      : 'Nenhuma poltrona escolhida',
});

const seats = (count: number): string => (count === 1 ? '1 poltrona' : `${count} poltronas`);

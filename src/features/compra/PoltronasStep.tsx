import { MAXIMO_POLTRONAS } from '../../domain/constantes';
import { poltronasPara, type TrechoCompra } from '../../domain/compra';
import { formatCentavos } from '../../domain/dinheiro';
import { rotulosClasse } from '../../domain/viagem';
import type { MapaPoltronas } from '../../domain/wire/poltronas';
import { useEmit } from '../../events/useEmit';
import { useMapaPoltronasQuery } from '../../store/api/poltronas';
import { selectCompra, selectPoltronasReservadas } from '../../store/compra';
import { useAppSelector } from '../../store/hooks';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { SeatLegend } from '../../ui/SeatLegend/SeatLegend';
import { SeatMap } from '../../ui/SeatMap/SeatMap';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Tabs } from '../../ui/Tabs/Tabs';

/** Choosing seats, one way after the other; both may be looked at in any order. */
export function PoltronasStep() {
  const emit = useEmit();
  const { trechos, trechoAtual } = useAppSelector(selectCompra);
  const trecho = trechos[trechoAtual];
  if (!trecho) return null;
  if (trechos.length === 1) return <Mapa key={trecho.viagemId} trecho={trecho} />;
  return (
    <Tabs
      label="Trechos"
      value={String(trechoAtual)}
      onChange={(id) => emit('TrechoVisitado', { trecho: Number(id) })}
      tabs={trechos.map((one, i) => ({
        id: String(i),
        label: `${i === 0 ? 'Ida' : 'Volta'}: ${chosenText(one.poltronas.length)}`,
        content: <Mapa key={one.viagemId} trecho={one} />,
      }))}
    />
  );
}

const chosenText = (count: number): string => {
  if (count === 0) return 'escolha as poltronas';
  return count === 1 ? '1 poltrona' : `${count} poltronas`;
};

/** The coach of one way. */
function Mapa({ trecho }: { trecho: TrechoCompra }) {
  const emit = useEmit();
  const { poltronas: selecionadas, ...consulta } = trecho;
  const reservadas = useAppSelector((state) => selectPoltronasReservadas(state, trecho.viagemId));
  const { data, error, isFetching, refetch } = useMapaPoltronasQuery(consulta, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <ErrorState title="Não conseguimos abrir o mapa" retrying={isFetching} onRetry={() => void refetch()}>
        Suas escolhas continuam aqui.
      </ErrorState>
    );
  }
  if (!data) return <Skeleton label="Carregando o mapa de poltronas" shape="card" count={2} />;
  return (
    <Stack>
      <SeatLegend classes={priceList(data)} />
      <SeatMap
        poltronas={poltronasPara(data, reservadas)}
        recursos={data.recursos}
        colunas={data.colunas}
        selecionadas={selecionadas}
        limite={MAXIMO_POLTRONAS}
        onToggle={(numero) => emit('PoltronaAlternada', { numero })}
      />
    </Stack>
  );
}

const priceList = ({ precos }: MapaPoltronas) =>
  precos.map(({ classe, preco }) => ({ classe: rotulosClasse[classe], preco: formatCentavos(preco.totalCentavos) }));

import { useEffect, useMemo, useRef, useState } from 'react';
import { poltronasPara, toEscolha, type TrechoCompra } from '../../../domain/compra/compra';
import { MAXIMO_POLTRONAS } from '../../../domain/base/constantes';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { mapaAgora } from '../../../domain/compra/poltronasAoVivo';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { useMapaPoltronasQuery } from '../../../store/api/poltronas';
import { selectCompra, selectPoltronasReservadas } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { SeatLegend } from '../../../ui/SeatLegend/SeatLegend';
import { SeatMap } from '../../../ui/SeatMap/SeatMap';
import { SeatMapSkeleton } from '../../../ui/SeatMap/SeatMapSkeleton';
import { SeatIcon } from '../../../ui/icons/SeatIcon';
import { PoltronaPorNumero } from '../balcao/PoltronaPorNumero';
import { useNoBalcao } from '../balcao/useBalcao';
import { PoltronaEspecial } from './PoltronaEspecial';
import { PoltronasJuntas } from './PoltronasJuntas';
import { TrocaSugerida } from './TrocaSugerida';
import './mapa.css';

export interface MapaDoTrechoProps {
  trecho: TrechoCompra;
  /** Initial number of people for adjacent seats: as many as on the outbound trip. */
  pessoas: number;
}

/** The live seat map of one leg. */
export function MapaDoTrecho({ trecho, pessoas }: MapaDoTrechoProps) {
  const emit = useEmit();
  const { viagemId, localidadeOrigem, localidadeDestino } = trecho;
  const consulta = { viagemId, localidadeOrigem, localidadeDestino };
  const { data, error, isFetching, refetch } = useMapaPoltronasQuery(consulta, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    // A hidden tab holds no connection; visible again, it receives the full state.
    const follow = () => {
      if (document.visibilityState === 'hidden') emit('MapaPoltronasFechado');
      else emit('MapaPoltronasAberto', { viagemId, localidadeOrigem, localidadeDestino });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      emit('MapaPoltronasFechado');
    };
  }, [emit, viagemId, localidadeOrigem, localidadeDestino]);
  if (error && !data) {
    return (
      <ErrorState title="Não conseguimos abrir o mapa" retrying={isFetching} onRetry={() => void refetch()}>
        Suas escolhas continuam aqui.
      </ErrorState>
    );
  }
  if (!data) return <SeatMapSkeleton />;
  return <Onibus mapa={data} trecho={trecho} pessoas={pessoas} />;
}

function Onibus({
  mapa,
  trecho: { viagemId, poltronas: selecionadas },
  pessoas,
}: MapaDoTrechoProps & { mapa: MapaPoltronas }) {
  const emit = useEmit();
  const { ocupadas, perdidas } = useAppSelector(selectCompra);
  const reservadas = useAppSelector((state) => selectPoltronasReservadas(state, viagemId));
  const poltronas = useMemo(() => poltronasPara(mapaAgora(mapa, ocupadas), reservadas), [mapa, ocupadas, reservadas]);
  const lost = useMemo(
    () => perdidas.filter((seat) => seat.viagemId === viagemId).map(({ numero }) => numero),
    [perdidas, viagemId],
  );
  const noBalcao = useNoBalcao();
  const coach = useRef<HTMLDivElement>(null);
  const [aceitas, setAceitas] = useState(0);
  const [isGrouping, setGrouping] = useState(false);
  const [voltas, setVoltas] = useState(0);
  // The pressed button is gone and the page is shorter: focus moves to the map.
  useEffect(() => {
    if (voltas === 0) return;
    coach.current?.focus({ preventScroll: true });
    coach.current?.scrollIntoView?.({ block: 'start' });
  }, [voltas]);
  const toMap = () => {
    setGrouping(false);
    setVoltas(voltas + 1);
  };
  const choose = (numeros: readonly number[]) => {
    emit('PoltronasSugeridasAceitas', { poltronas: toEscolha(numeros) });
    // Remounts the map at the deck of the accepted seats.
    setAceitas(aceitas + 1);
    toMap();
  };
  return (
    <div className="it-mapa">
      <div className="it-mapa__offers">
        <SeatLegend show="prices" classes={priceList(mapa)} />
      </div>
      <div ref={coach} className="it-mapa__coach" role="group" aria-label="Ônibus" tabIndex={-1}>
        {noBalcao && (
          <PoltronaPorNumero
            poltronas={poltronas}
            selecionadas={selecionadas}
            onToggle={(numero) => emit('PoltronaAlternada', { numero })}
          />
        )}
        <SeatMap
          key={aceitas}
          poltronas={poltronas}
          recursos={mapa.recursos}
          colunas={mapa.colunas}
          selecionadas={selecionadas}
          perdidas={lost}
          limite={MAXIMO_POLTRONAS}
          tools={
            <Button
              variant="secondary"
              size="small"
              icon={<SeatIcon size={18} />}
              expanded={isGrouping}
              onClick={() => setGrouping(!isGrouping)}
            >
              Escolher juntas
            </Button>
          }
          panel={
            isGrouping && (
              <PoltronasJuntas
                mapa={mapa}
                poltronas={poltronas}
                pessoas={pessoas}
                onAccept={choose}
                onDismiss={toMap}
              />
            )
          }
          onToggle={(numero) => emit('PoltronaAlternada', { numero })}
        />
        <TrocaSugerida
          key={lost.join()}
          poltronas={poltronas}
          perdidas={lost}
          mantidas={selecionadas}
          onAccept={(sugeridas) => choose([...selecionadas, ...sugeridas])}
        />
        <PoltronaEspecial poltronas={poltronas.filter(({ numero }) => selecionadas.includes(numero))} />
      </div>
      <div className="it-mapa__legend">
        <SeatLegend show="marks" classes={priceList(mapa)} recursos={fixturesOf(mapa)} />
      </div>
    </div>
  );
}

const priceList = ({ precos }: MapaPoltronas) =>
  [...precos]
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos)
    .map(({ classe, preco }) => ({ classe: rotulosClasse[classe], preco: formatCentavos(preco.totalCentavos) }));

const fixturesOf = ({ recursos }: MapaPoltronas) =>
  (['wc', 'escada'] as const).filter((tipo) => recursos.some((recurso) => recurso.tipo === tipo));

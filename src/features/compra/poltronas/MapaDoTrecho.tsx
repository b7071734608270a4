import { useEffect } from 'react';
import type { TrechoCompra } from '../../../domain/compra/compra';
import { useEmit } from '../../../events/useEmit';
import { useMapaPoltronasQuery } from '../../../store/api/poltronas';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { SeatMapSkeleton } from '../../../ui/SeatMap/SeatMapSkeleton';
import { Onibus } from '../Onibus';

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

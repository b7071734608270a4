import type { TrechoCompra } from '../../../domain/compra/compra';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { SeatMapSkeleton } from '../../../ui/SeatMap/SeatMapSkeleton';
import { Onibus, type OnibusProps } from '../Onibus';
import { useMapaAoVivo } from './useMapaAoVivo';
import { t } from '../../../words/t';

export interface MapaDoTrechoProps extends Pick<OnibusProps, 'Classes'> {
  trecho: TrechoCompra;
  /** Initial number of people for adjacent seats: as many as on the outbound trip. */
  pessoas: number;
}

/** The live seat map of one leg. */
export function MapaDoTrecho({ trecho, pessoas, Classes }: MapaDoTrechoProps) {
  const { mapa, error, isFetching, retry } = useMapaAoVivo(trecho);
  if (error && !mapa) {
    return (
      <ErrorState title={t('Não conseguimos abrir o mapa')} retrying={isFetching} onRetry={retry}>
        {t('Suas escolhas continuam aqui.')}
      </ErrorState>
    );
  }
  if (!mapa) return <SeatMapSkeleton />;
  return <Onibus {...{ mapa, trecho, pessoas, Classes }} />;
}

import { type ComponentType, useMemo } from 'react';
import { priceList } from '../../../domain/compra/palavrasPoltronas';
import { readFailureText } from '../../../domain/base/falhas';
import type { PlacesDoOnibus } from '../../../domain/viagens/onibus/resumoOnibus';
import { rotuloDiaLongo, rotulosClasse } from '../../../domain/viagens/viagem';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { SeatLegend } from '../../../ui/SeatLegend/SeatLegend';
import { SeatMap } from '../../../ui/SeatMap/SeatMap';
import { SeatMapSkeleton } from '../../../ui/SeatMap/SeatMapSkeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { fixturesOf } from './legendaDoMapa';
import { useCloseByBack } from './useCloseByBack';
import { useMapaAoVivo } from './useMapaAoVivo';
import { IdadeDoMapa } from './IdadeDoMapa';
import { usePoltronasAgora } from './usePoltronasAgora';
import { VerClasses } from './VerClasses';
import { t } from '../../../words/t';

export interface OlharPoltronasProps {
  /** The classes of the coach, drawn. */
  Classes: ComponentType<{ planta: PlacesDoOnibus }>;
  viagem: Viagem;
  onClose: () => void;
  /** Chooses the trip, as its card does. */
  onSelect: () => void;
}

/** The seats of a departure, live, to look at before anybody signs in. Back closes them. */
export function OlharPoltronas({ viagem, Classes, onClose, onSelect }: OlharPoltronasProps) {
  const { partida, chegada } = viagem;
  const { mapa, error, isFetching, retry } = useMapaAoVivo({
    viagemId: viagem.id,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
  });
  const leave = useCloseByBack('#poltronas', onClose);
  return (
    <Dialog
      open
      title={t('Poltronas')}
      onClose={() => leave()}
      actions={mapa && <Button onClick={() => leave(onSelect)}>{t('Selecionar')}</Button>}
    >
      <Stack gap={4}>
        <Text tone="quiet">{`${rotuloDiaLongo(partida.dia)}, ${partida.hora} → ${chegada.hora}`}</Text>
        {mapa && <Onibus mapa={mapa} Classes={Classes} />}
        {!mapa && !error && <SeatMapSkeleton />}
        {!mapa && error && (
          <ErrorState title={t('Não conseguimos abrir o mapa')} retrying={isFetching} onRetry={retry}>
            {readFailureText(error)}
          </ErrorState>
        )}
      </Stack>
    </Dialog>
  );
}

function Onibus({ mapa, Classes }: Pick<OlharPoltronasProps, 'Classes'> & { mapa: MapaPoltronas }) {
  const { poltronas, conferencia, semAoVivo } = usePoltronasAgora(mapa);
  const classes = useMemo(() => priceList(mapa), [mapa]);
  return (
    <>
      <SeatLegend show="prices" classes={classes} />
      <IdadeDoMapa conferencia={conferencia} semAoVivo={semAoVivo} />
      <SeatMap
        poltronas={poltronas}
        recursos={mapa.recursos}
        colunas={mapa.colunas}
        classes={classes}
        classNames={rotulosClasse}
        selecionadas={NENHUMA}
        limite={0}
      />
      <SeatLegend show="marks" readOnly classes={classes} recursos={fixturesOf(mapa)} />
      <VerClasses>
        <Classes planta={mapa} />
      </VerClasses>
    </>
  );
}

const NENHUMA: readonly number[] = [];

import type { Bilhete } from '../../domain/wire/bilhetes/bilhetes';
import { priceList } from '../../domain/compra/palavrasPoltronas';
import { rotulosClasse } from '../../domain/viagens/viagem';
import { useEmit } from '../../events/useEmit';
import { useMapaPoltronasQuery, type TrechoDoMapa } from '../../store/api/poltronas';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { SeatLegend } from '../../ui/SeatLegend/SeatLegend';
import { SeatMap } from '../../ui/SeatMap/SeatMap';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { t } from '../../words/t';

export interface EscolhaPoltronaProps {
  trecho: TrechoDoMapa;
  /** The exchanged ticket, whose own seat is not selectable. */
  atual: Bilhete;
  poltrona: number | null;
}

/** Selects one seat of the new departure. */
export function EscolhaPoltrona({ trecho, atual, poltrona }: EscolhaPoltronaProps) {
  const emit = useEmit();
  const { data, error, isFetching, refetch } = useMapaPoltronasQuery(trecho, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <ErrorState title={t('Não conseguimos abrir o mapa')} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton label={t('Carregando o mapa de poltronas')} shape="card" />;
  const classes = priceList(data);
  const toggle = (numero: number) =>
    emit('RemarcacaoEscolhida', { escolha: numero === poltrona ? null : { ...trecho, poltrona: numero } });
  return (
    <Stack>
      {trecho.viagemId === atual.viagemId && (
        <p>{t('Sua poltrona nesta viagem é a {poltrona}.', { poltrona: atual.poltrona })}</p>
      )}
      <SeatLegend classes={classes} />
      {/* Single selection: another seat replaces the last one. */}
      <SeatMap
        poltronas={data.poltronas}
        recursos={data.recursos}
        colunas={data.colunas}
        classes={classes}
        classNames={rotulosClasse}
        selecionadas={poltrona === null ? [] : [poltrona]}
        limite={2}
        onToggle={toggle}
      />
    </Stack>
  );
}

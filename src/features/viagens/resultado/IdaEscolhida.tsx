import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotuloDiaCurto } from '../../../domain/viagens/viagem';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { StickyCard } from '../../../ui/ListBar/StickyCard';
import type { IdaVista } from './useIdaEscolhida';
import { t } from '../../../words/t';

/** The chosen way out, shown while choosing the return. */
export function IdaEscolhida({ ida, dia }: { ida: IdaVista; dia: string }) {
  const emit = useEmit();
  const { partida, chegada, comTroca, precoCentavos } = ida;
  return (
    <StickyCard
      title={t('Ida escolhida')}
      aside={
        <Button variant="quiet" size="small" flush onClick={() => emit('IdaDescartada')}>
          {t('Trocar ida')}
        </Button>
      }
    >
      {partida && chegada
        ? `${rotuloDiaCurto(partida.dia)} · ${partida.hora} ${partida.localidade.nome} → ${chegada.hora} ${chegada.localidade.nome}`
        : rotuloDiaCurto(dia)}
      {comTroca && ` · ${t('com 1 troca')}`}
      {precoCentavos !== undefined && (
        <span className="it-tabular">{` · ${t('a partir de {preco}', { preco: formatCentavos(precoCentavos) })}`}</span>
      )}
    </StickyCard>
  );
}

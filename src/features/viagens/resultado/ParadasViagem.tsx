import { textoAvaliacoes } from '../../../domain/viagens/avaliacao';
import { textoPontualidade } from '../../../domain/viagens/pontualidade';
import type { ParadaInformada, Viagem } from '../../../domain/wire/viagens/viagens';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TripTimeline, type TimelineStop } from '../../../ui/TripTimeline/TripTimeline';
import { toTimelineStop } from '../timelineStop';
import { t } from '../../../words/t';

/** All stops of a departure, with the traveller's two marked, how its line is rated, and how punctual it is. */
export function ParadasViagem({ viagem }: { viagem: Viagem }) {
  const { data, error, isFetching, refetch } = useInformacaoViagemQuery(viagem.id);
  if (!data && error && !isFetching) {
    return (
      <Alert
        kind="warning"
        announce
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('Tentar novamente')}
          </Button>
        }
      >
        {t('Não conseguimos buscar as paradas.')}
      </Alert>
    );
  }
  const first = data?.paradas[0];
  return (
    <Stack gap={4}>
      <TripTimeline
        loading={!data}
        paradas={first ? data.paradas.map((parada) => toStop(first, parada, viagem)) : []}
      />
      {data?.avaliacoes && <Text>{textoAvaliacoes(data.avaliacoes)}</Text>}
      {data?.pontualidade && <Text>{textoPontualidade(data.pontualidade)}</Text>}
    </Stack>
  );
}

const toStop = (first: ParadaInformada, parada: ParadaInformada, { partida, chegada }: Viagem): TimelineStop => {
  const stop = toTimelineStop(first, parada);
  if (stop.id === partida.localidade.id) return { ...stop, papel: 'embarque' };
  return stop.id === chegada.localidade.id ? { ...stop, papel: 'desembarque' } : stop;
};

import { motivoDaSaida, saidaDaViagem, temNoticias, tituloDaSaida } from '../../../domain/bilhetes/saida/saida';
import { TEMPOS_DE_TRAJETO, trajetoAte } from '../../../domain/bilhetes/saida/trajetos';
import type { ViagemASair } from '../../../domain/bilhetes/saida/viagensASair';
import { formatDuracao } from '../../../domain/viagens/viagem';
import { useEmit } from '../../../events/useEmit';
import { useAcompanhamentoQuery } from '../../../store/api/acompanhamento';
import { selectTrajetos } from '../../../store/bilhetes/trajetos';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { Select } from '../../../ui/Select/Select';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** Polling interval of the trip's news; the ticket's own part reads them more often on the day of the trip. */
const ATUALIZAR_MS = 60_000;

/** When to set out for a coming trip, by the time to its terminal and a delay that operations announced. */
export function QuandoSair({ bilheteId, partida, deCasa }: ViagemASair) {
  const emit = useEmit();
  const agora = useClock().now();
  const { localidade } = partida;
  const trajetoMinutos = trajetoAte(useAppSelector(selectTrajetos), localidade.id);
  const { data: noticia, isLoading } = useAcompanhamentoQuery(bilheteId, {
    skip: !temNoticias(partida, agora),
    pollingInterval: ATUALIZAR_MS,
  });
  // An hour that is taken back a moment later would be read.
  if (isLoading) return <Skeleton label={t('Carregando a hora de sair')} shape="card" count={2} />;
  const saida = saidaDaViagem({ partida, noticia, trajetoMinutos }, agora);
  if (!saida) return null;
  return (
    <Card title={tituloDaSaida(saida, deCasa)}>
      <Stack gap={4}>
        <p role="status">{motivoDaSaida(saida, trajetoMinutos)}</p>
        <FieldGrid>
          <Select
            name={`trajeto-${bilheteId}`}
            label={t('Tempo até o terminal')}
            hint={t('{terminal}. Fica guardado só neste aparelho.', { terminal: localidade.terminal })}
            placeholder={t('Escolha')}
            value={trajetoMinutos === null ? '' : String(trajetoMinutos)}
            options={opcoes()}
            onChange={(value) => emit('TrajetoEscolhido', { localidadeId: localidade.id, minutos: Number(value) })}
          />
        </FieldGrid>
      </Stack>
    </Card>
  );
}

const opcoes = () => TEMPOS_DE_TRAJETO.map((minutos) => ({ value: String(minutos), label: formatDuracao(minutos) }));

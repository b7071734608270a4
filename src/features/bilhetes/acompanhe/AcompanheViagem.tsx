import {
  fraseDosHorarios,
  frasePosicao,
  horaDaLeitura,
  isVelho,
  rotuloAcompanhamento,
} from '../../../domain/viagens/aoVivo/acompanhamento';
import type { AcompanhamentoDoBilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useAcompanhamentoQuery } from '../../../store/api/acompanhamento';
import { selectOnline } from '../../../store/aplicativo/interface';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge, type StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';
import { TripTimeline } from '../../../ui/TripTimeline/TripTimeline';
import { LinkDaViagem } from './LinkDaViagem';
import { paradasNaLinha } from './paradasNaLinha';
import { t, translated } from '../../../words/t';

/** Polling interval of what is shown. */
const ATUALIZAR_MS = 30_000;

const tons: Record<AcompanhamentoDoBilhete['situacao'], NonNullable<StatusBadgeProps['kind']>> = {
  no_horario: 'success',
  atrasada: 'warning',
  cancelada: 'danger',
  chegou: 'neutral',
};

/** How the trip of a ticket goes, on its day: its state, its stops, where the coach is, and a link for others. */
export function AcompanheViagem({ bilheteId }: { bilheteId: string }) {
  const read = useAcompanhamentoQuery(bilheteId, { pollingInterval: ATUALIZAR_MS });
  const { data, error, isFetching } = read;
  const refetch = () => void read.refetch();
  if (!data) {
    if (!error) return <Skeleton label={t('Carregando como vai a viagem')} shape="card" count={3} />;
    return <ErrorState title={t('Não sabemos como vai a viagem agora')} retrying={isFetching} onRetry={refetch} />;
  }
  const stops = <TripTimeline paradas={paradasNaLinha(data)} />;
  const link = <LinkDaViagem bilheteId={bilheteId} acompanhamento={data} />;
  const isOver = data.situacao === 'chegou' && !data.compartilhado;
  const partes = [
    { id: 'paradas', title: t('Paradas e horários'), content: stops },
    ...(isOver ? [] : [{ id: 'link', title: t('Enviar a quem espera você'), content: link }]),
  ];
  const badge = <StatusBadge kind={tons[data.situacao]}>{rotuloAcompanhamento(data)}</StatusBadge>;
  return (
    <Card title={t('Acompanhe a viagem')} aside={badge}>
      <Stack gap={4}>
        <Agora acompanhamento={data} />
        <Leitura acompanhamento={data} falhou={Boolean(error)} onRetry={refetch} />
        <Accordion items={partes} />
      </Stack>
    </Card>
  );
}

function Agora({ acompanhamento }: { acompanhamento: AcompanhamentoDoBilhete }) {
  const { motivo, posicao, situacao } = acompanhamento;
  const agora = useClock().now();
  const horarios = fraseDosHorarios(acompanhamento);
  return (
    <div>
      {/* Announces changes; the position's age, which changes each minute, stands outside. */}
      <div role="status">
        <span className="it-visually-hidden">
          {t('Situação: {situacao}', { situacao: rotuloAcompanhamento(acompanhamento) })}
        </span>
        {horarios && (
          <p>
            <strong>{horarios}</strong>
          </p>
        )}
        {motivo && <p>{translated(motivo)}</p>}
      </div>
      {posicao && situacao !== 'cancelada' && <p>{frasePosicao(posicao, agora)}</p>}
    </div>
  );
}

interface LeituraProps {
  acompanhamento: AcompanhamentoDoBilhete;
  falhou: boolean;
  onRetry: () => void;
}

/** The time of the reading on screen; a warning where it is old. */
function Leitura({ acompanhamento, falhou, onRetry }: LeituraProps) {
  const online = useAppSelector(selectOnline);
  const agora = useClock().now();
  const as = horaDaLeitura(acompanhamento);
  if (online && !falhou && !isVelho(acompanhamento, agora))
    return <p className="it-tabular">{t('Atualizado às {hora}.', { hora: as })}</p>;
  return (
    <Alert
      kind="warning"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('Atualizar agora')}
        </Button>
      }
    >
      {online ? t('Não conseguimos atualizar.') : t('Você está sem internet.')}{' '}
      {t('Estas informações são das {hora}.', { hora: as })}
    </Alert>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { nomeLocalidade } from '../../domain/camposBusca';
import { rotas } from '../../domain/rotas';
import { rotuloChegada, rotuloDiaLongo, rotuloMadrugada } from '../../domain/viagem';
import type { InformacaoViagem, Parada } from '../../domain/wire/viagens';
import { useInformacaoViagemQuery } from '../../store/api/viagens';
import { Card } from '../../ui/Card/Card';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { NotFoundIllustration } from '../../ui/Illustration/NotFoundIllustration';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge';
import { TripTimeline, type TimelineStop } from '../../ui/TripTimeline/TripTimeline';

const situacoes = {
  programada: { kind: 'success', texto: 'Programada' },
  encerrada: { kind: 'neutral', texto: 'Encerrada' },
  cancelada: { kind: 'danger', texto: 'Cancelada' },
} as const;

/** What anybody may know of a departure: its line, its platform and its stops. */
export function InformacaoViagemPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('viagem');
  const { currentData, error, isFetching, refetch } = useInformacaoViagemQuery(id ?? skipToken);
  const first = currentData?.paradas[0];
  const last = currentData?.paradas.at(-1);
  if (!id || isUnknown(error)) return <ViagemDesconhecida />;
  if (currentData && first && last) return <Informacao informacao={currentData} first={first} last={last} />;
  return (
    <Page title={rotas.informacaoViagem.titulo}>
      {error && !isFetching ? (
        <ErrorState title="Não conseguimos buscar esta viagem" onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Carregando viagem" shape="card" count={2} />
      )}
    </Page>
  );
}

interface InformacaoProps {
  informacao: InformacaoViagem;
  first: Parada;
  last: Parada;
}

function Informacao({ informacao, first, last }: InformacaoProps) {
  const { kind, texto } = situacoes[informacao.situacao];
  const quando = [`${rotuloDiaLongo(first.dia)}, às ${first.hora}`, rotuloMadrugada(first)].filter(Boolean).join(', ');
  return (
    <Page title={`${nomeLocalidade(first.localidade)} → ${nomeLocalidade(last.localidade)}`} lede={quando}>
      <Stack gap={6}>
        <Card title={`Linha ${informacao.linha}`} aside={<StatusBadge kind={kind}>{texto}</StatusBadge>}>
          <p>{informacao.operadora}</p>
          <p>{informacao.plataforma ? `Plataforma ${informacao.plataforma}` : 'Plataforma informada no terminal'}</p>
        </Card>
        <Card title="Paradas">
          <TripTimeline paradas={informacao.paradas.map((parada) => toStop(first, parada))} />
        </Card>
      </Stack>
    </Page>
  );
}

const toStop = (first: Parada, parada: Parada): TimelineStop => ({
  id: parada.localidade.id,
  hora: parada.hora,
  cidade: nomeLocalidade(parada.localidade),
  terminal: parada.localidade.terminal,
  diaSeguinte: rotuloChegada(first, parada),
});

function ViagemDesconhecida() {
  return (
    <Page title={rotas.informacaoViagem.titulo}>
      <EmptyState
        title="Não encontramos esta viagem"
        illustration={<NotFoundIllustration />}
        action={<LinkButton href={rotas.home.path}>Buscar viagens</LinkButton>}
      >
        Confira o endereço, ou procure a viagem pela busca.
      </EmptyState>
    </Page>
  );
}

const isUnknown = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 404;

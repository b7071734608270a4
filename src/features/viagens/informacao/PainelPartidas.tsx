import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { type ConsultaPainel, toInformacaoLink } from '../../../domain/viagens/painel';
import { rotas } from '../../../domain/base/rotas';
import { rotuloAtraso, rotulosSituacaoViagem } from '../../../domain/viagens/situacaoViagem';
import { rotuloChegada, rotuloDiaLongo } from '../../../domain/viagens/viagem';
import type { PartidaPainel } from '../../../domain/wire/viagens/viagens';
import { useLocalidadeQuery } from '../../../store/api/localidades';
import { usePainelQuery } from '../../../store/api/viagens';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NoTripsIllustration } from '../../../ui/Illustration/NoTripsIllustration';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { ConsultaViagem } from './ConsultaViagem';
import { UltimaLeitura } from './UltimaLeitura';
import { ATUALIZAR_MS, tonsSituacao } from './situacoes';
import { t, translated } from '../../../words/t';

/** A day's board between two places; each departure links to its page. */
export function PainelPartidas({ consulta }: { consulta: ConsultaPainel }) {
  const origem = useLocalidadeQuery(consulta.localidadeOrigem).currentData;
  const destino = useLocalidadeQuery(consulta.localidadeDestino).currentData;
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = usePainelQuery(consulta, {
    pollingInterval: ATUALIZAR_MS,
  });
  const titulo =
    origem && destino
      ? `${nomeLocalidade(origem)} → ${nomeLocalidade(destino)}`
      : translated(rotas.informacaoViagem.titulo);
  const retry = () => void refetch();
  return (
    <Page title={titulo} lede={rotuloDiaLongo(consulta.data)}>
      <Stack gap={6}>
        {currentData && currentData.length > 0 && (
          <>
            <List gap={3} label={t('Partidas')}>
              {[...currentData].sort(endedLast).map((partida) => (
                <li key={partida.id}>
                  <Partida partida={partida} />
                </li>
              ))}
            </List>
            <UltimaLeitura em={fulfilledTimeStamp} falhou={Boolean(error)} onRetry={retry} />
          </>
        )}
        {currentData?.length === 0 && (
          <EmptyState title={t('Nenhuma partida neste dia')} illustration={<NoTripsIllustration />}>
            {t('Confira o dia e o trecho que estão no seu bilhete.')}
          </EmptyState>
        )}
        {!currentData && error && !isFetching && (
          <ErrorState title={t('Não conseguimos buscar as partidas')} onRetry={retry} />
        )}
        {!currentData && !(error && !isFetching) && (
          <Skeleton label={t('Carregando partidas')} shape="card" count={3} />
        )}
        <ConsultaViagem />
      </Stack>
    </Page>
  );
}

/** Sorts arrived departures last. */
const endedLast = (a: PartidaPainel, b: PartidaPainel): number =>
  Number(a.situacao === 'encerrada') - Number(b.situacao === 'encerrada');

function Partida({ partida: one }: { partida: PartidaPainel }) {
  const { situacao, partida, chegada, plataforma, linha, atrasoMinutos } = one;
  const diaSeguinte = rotuloChegada(partida, chegada);
  const facts = [
    t('Linha {linha}', { linha }),
    plataforma && t('plataforma {plataforma}', { plataforma }),
    rotuloAtraso(atrasoMinutos),
  ];
  return (
    <Card
      title={`${partida.hora} → ${chegada.hora}${diaSeguinte ? ` ${diaSeguinte}` : ''}`}
      aside={<StatusBadge kind={tonsSituacao[situacao]}>{translated(rotulosSituacaoViagem[situacao])}</StatusBadge>}
    >
      <Inline gap={4} rowGap={2} justify="between">
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <LinkButton variant="secondary" size="small" href={toInformacaoLink(one.id)}>
          {t('Acompanhar')}
          <span className="it-visually-hidden">{` ${t('a partida das {hora}', { hora: partida.hora })}`}</span>
        </LinkButton>
      </Inline>
    </Card>
  );
}

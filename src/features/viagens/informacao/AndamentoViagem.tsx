import type { ComponentType, ReactNode } from 'react';
import { rotaDoTrecho } from '../../../domain/compra/sentidos/palavrasTrecho';
import { quandoDaViagem } from '../../../domain/viagens/aoVivo/palavrasViagem';
import { textoAvaliacoes } from '../../../domain/viagens/avaliacao';
import { frasePosicaoAtual } from '../../../domain/viagens/aoVivo/acompanhamento';
import { textoPontualidade } from '../../../domain/viagens/pontualidade';
import { rotas } from '../../../domain/base/rotas';
import { rotuloAtraso, rotulosSituacaoViagem } from '../../../domain/viagens/situacaoViagem';
import type { InformacaoViagem, ParadaInformada } from '../../../domain/wire/viagens/viagens';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { useClock } from '../../../store/clock';
import { selectTrechoServido } from '../../../store/aplicativo/servido';
import { selectGrupos } from '../../../store/sessao/grupos';
import { useAppSelector } from '../../../store/hooks';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { TripTimeline } from '../../../ui/TripTimeline/TripTimeline';
import { toTimelineStop } from '../timelineStop';
import { ConsultaViagem } from './ConsultaViagem';
import { DireitosAtraso } from './DireitosAtraso';
import { UltimaLeitura } from './UltimaLeitura';
import { ATUALIZAR_MS, tonsSituacao } from './situacoes';
import { rich } from '../../../words/rich';
import { t, translated } from '../../../words/t';

export interface AndamentoViagemProps {
  id: string;
  /** A dispatcher's controls; absent for other visitors. */
  Operacao?: ComponentType<{ viagemId: string }> | undefined;
}

/** Live status of a departure: state, platform and stops. */
export function AndamentoViagem({ id, Operacao }: AndamentoViagemProps) {
  const { admin, agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useInformacaoViagemQuery(id, {
    pollingInterval: ATUALIZAR_MS,
  });
  const first = data?.paradas[0];
  const last = data?.paradas.at(-1);
  if (isUnknown(error)) return <ViagemDesconhecida />;
  if (data && first && last) {
    return (
      <Page title={rotaDoTrecho({ partida: first, chegada: last })} lede={quandoDaViagem(first)}>
        <Stack gap={6}>
          <Situacao informacao={data} first={first} />
          <DireitosAtraso informacao={data} />
          <Card title={t('Paradas')}>
            <TripTimeline paradas={data.paradas.map((parada) => toTimelineStop(first, parada))} />
          </Card>
          {Operacao && (admin || agencia || agenciaResponsavel) && <Operacao viagemId={id} />}
          <UltimaLeitura em={fulfilledTimeStamp} falhou={Boolean(error)} onRetry={() => void refetch()} />
        </Stack>
      </Page>
    );
  }
  return (
    <Abertura id={id}>
      {error && !isFetching ? (
        <ErrorState title={t('Não conseguimos buscar esta viagem')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('Carregando viagem')} shape="card" count={2} />
      )}
    </Abertura>
  );
}

/** The page before the trip is known, under the way and the departure that the served page told. */
function Abertura({ id, children }: { id: string; children: ReactNode }) {
  const servido = useAppSelector((state) => selectTrechoServido(state, id));
  const titulo = servido ? rotaDoTrecho(servido) : translated(rotas.informacaoViagem.titulo);
  return (
    <Page title={titulo} lede={servido && quandoDaViagem(servido.partida)}>
      {children}
    </Page>
  );
}

function Situacao({ informacao, first }: { informacao: InformacaoViagem; first: ParadaInformada }) {
  const { linha, operadora, situacao, atrasoMinutos, motivo, observacao, plataforma, pontualidade, avaliacoes } =
    informacao;
  const atraso = rotuloAtraso(atrasoMinutos);
  const nome = translated(rotulosSituacaoViagem[situacao]);
  const badge = <StatusBadge kind={tonsSituacao[situacao]}>{nome}</StatusBadge>;
  return (
    <Card title={t('Linha {linha}', { linha })} aside={badge}>
      <p>{operadora}</p>
      {/* Announces changes. */}
      <div role="status">
        <span className="it-visually-hidden">{t('Situação: {situacao}', { situacao: nome })}</span>
        {situacao !== 'cancelada' && (
          <p>{plataforma ? t('Plataforma {plataforma}', { plataforma }) : t('Plataforma informada no terminal')}</p>
        )}
        {atraso && (
          <p>
            {first.previsao ? (
              rich('<b>{atraso}</b>: saída prevista às {hora}', {
                b: (words) => <strong>{words}</strong>,
                atraso,
                hora: first.previsao.hora,
              })
            ) : (
              <strong>{atraso}</strong>
            )}
          </p>
        )}
        {motivo && <p>{translated(motivo)}</p>}
        {observacao && <p>{observacao}</p>}
      </div>
      {/* Outside, since its age changes with every reading. */}
      <Posicao informacao={informacao} />
      {avaliacoes && <p>{textoAvaliacoes(avaliacoes)}</p>}
      {pontualidade && <p>{textoPontualidade(pontualidade)}</p>}
    </Card>
  );
}

/** Where the coach is, while it tells; nothing of a trip that is cancelled or over. */
function Posicao({ informacao: { posicao, situacao } }: { informacao: InformacaoViagem }) {
  const frase = frasePosicaoAtual(posicao, useClock().now());
  if (!frase || situacao === 'cancelada' || situacao === 'encerrada') return null;
  return <p>{frase}</p>;
}

function ViagemDesconhecida() {
  return (
    <Page title={translated(rotas.informacaoViagem.titulo)}>
      <Stack gap={6}>
        <EmptyState
          title={t('Não encontramos esta viagem')}
          illustration={<NotFoundIllustration />}
          action={<LinkButton href={rotas.home.path}>{t('Buscar viagens')}</LinkButton>}
        >
          {t('Confira o endereço, ou procure a viagem pelo dia e pelo trecho.')}
        </EmptyState>
        <ConsultaViagem />
      </Stack>
    </Page>
  );
}

const isUnknown = (error: unknown): boolean => {
  const status = (error as { status?: number } | undefined)?.status;
  return status === 404 || status === 400;
};

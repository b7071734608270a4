import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itensVivos } from '../../../domain/agencia/abasPedidos';
import { isTomadorEditavel } from '../../../domain/compra/tomador/tomadorEditavel';
import { etapasCompra, rotulosEtapa } from '../../../domain/compra/compra';
import { isPendenteDeConclusao } from '../../../domain/compra/pedido';
import { rotas } from '../../../domain/base/rotas';
import { type ViagemASair, viagensASair } from '../../../domain/bilhetes/saida/viagensASair';
import { isAcompanhavel } from '../../../domain/viagens/aoVivo/diaDaViagem';
import type { ItemPedido, Pedido } from '../../../domain/wire/compra/pedidos';
import { useClock } from '../../../store/clock';
import { usePedidoQuery } from '../../../store/api/pedidos';
import { selectGrupos } from '../../../store/sessao/grupos';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { Link } from '../../../ui/Link/Link';
import { Page } from '../../../ui/Page/Page';
import type { SheetPaper } from '../../../ui/PrintSheet/PrintSheet';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Stepper } from '../../../ui/Stepper/Stepper';
import { AntesDeEmbarcar } from './AntesDeEmbarcar';
import { BilhetesPorSentido } from './BilhetesPorSentido';
import { DepoisDaCompra } from './DepoisDaCompra';
import { EmailRecusado } from './EmailRecusado';
import { EmissaoAviso, PoltronasTrocadas } from './EmissaoAviso';
import { OfertaAvisos } from './OfertaAvisos';
import { ParaImprimir } from './ParaImprimir';
import { SemBilhetes } from './SemBilhetes';
import { VendaConcluida, type VendaConcluidaProps } from './VendaConcluida';
import { t, translated } from '../../../words/t';

/** Polling interval of the order while tickets are being issued. */
const ISSUING_MS = 2_000;

/** Polling interval while the operator system delays the issue. */
const WAITING_MS = 15_000;

function pulseOf({ situacao, emissao }: Pedido): number {
  if (emissao) return WAITING_MS;
  return isPendenteDeConclusao(situacao) ? ISSUING_MS : 0;
}

export interface BilhetePageProps {
  pedidoId: string;
  /** How a trip goes, on the day of its tickets; loaded with the first of them. */
  Acompanhe: ComponentType<{ bilheteId: string }>;
  /** When to set out for a trip, loaded with the first one to come. */
  QuandoSair: ComponentType<ViagemASair>;
  /** The company that an order is invoiced to; loaded where there is one, or may still be. */
  Tomador: ComponentType<{ pedidoId: string | null }>;
}

/** The tickets of an order: the end of a purchase, and the target of my trips. */
export function BilhetePage({ pedidoId, ...partes }: BilhetePageProps) {
  const { search } = useLocation();
  const isJustBought = new URLSearchParams(search).get('etapa') === 'bilhete';
  const noBalcao = useNoBalcao();
  return (
    <Page title={isJustBought ? (noBalcao ? t('Bilhete da venda') : t('Boa viagem!')) : t('Bilhetes')}>
      <Stack gap={6}>
        {isJustBought && (
          <Stepper
            steps={etapasCompra.map((etapa) => translated(rotulosEtapa[etapa]))}
            current={etapasCompra.indexOf('bilhete')}
          />
        )}
        <Bilhetes pedidoId={pedidoId} isJustBought={isJustBought} {...partes} />
      </Stack>
    </Page>
  );
}

function Bilhetes({ pedidoId, ...props }: BilhetePageProps & { isJustBought: boolean }) {
  const read = usePedidoQuery(pedidoId);
  // The same cached read, polled while something is pending.
  usePedidoQuery(pedidoId, { pollingInterval: read.data ? pulseOf(read.data) : 0 });
  const { data: pedido, error, isFetching, refetch } = read;
  if (!pedido && !error) return <Skeleton label={t('Carregando bilhetes')} shape="card" count={6} />;
  return (
    <>
      {pedido ? (
        <BilhetesDoPedido pedido={pedido} {...props} />
      ) : (error as { status?: number }).status === 404 ? (
        <EmptyState title={t('Não encontramos este pedido')} illustration={<NotFoundIllustration />} />
      ) : (
        <ErrorState
          title={t('Não conseguimos abrir os bilhetes')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {/* Below tickets that are still to come it would jump. */}
      {!(pedido && isSoon(pedido)) && <Link href={rotas.minhasViagens.path}>{t('Ver todas as minhas viagens')}</Link>}
    </>
  );
}

/** True for agency members, who sell to customers. */
function useNoBalcao(): boolean {
  const { agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  return agencia || agenciaResponsavel;
}

/** The end of a purchase: one's own, or a customer's at a counter. */
function Confirmacao(props: VendaConcluidaProps) {
  if (useNoBalcao()) return <VendaConcluida {...props} />;
  return (
    <Alert kind="success" title={t('Compra confirmada')}>
      {t('Localizador {localizador}. Leve um documento com foto e chegue 30 minutos antes da partida.', {
        localizador: props.pedido.localizador,
      })}
    </Alert>
  );
}

/** True while the tickets come within seconds: the operator does not delay them. */
const isSoon = ({ emissao, situacao, itens }: Pedido): boolean =>
  !emissao && (situacao === 'pago' || situacao === 'emitindo') && itens.every(({ bilheteId }) => !bilheteId);

/** An order whose tickets are still to come. Those that come within seconds have their place, so that nothing jumps. */
function AindaSemBilhetes({ pedido }: { pedido: Pedido }) {
  return (
    <Stack gap={6}>
      <EmissaoAviso pedido={pedido} />
      {isSoon(pedido) && <Skeleton label={t('Carregando bilhetes')} shape="card" count={6} />}
    </Stack>
  );
}

interface BilhetesDoPedidoProps extends Omit<BilhetePageProps, 'pedidoId'> {
  pedido: Pedido;
  isJustBought: boolean;
}

function BilhetesDoPedido({ pedido, isJustBought, Acompanhe, QuandoSair, Tomador }: BilhetesDoPedidoProps) {
  const [papel, setPapel] = useState<SheetPaper>('a4');
  const noBalcao = useNoBalcao();
  const ids = pedido.itens.flatMap(({ bilheteId }) => bilheteId ?? []);
  const vivos = itensVivos(pedido);
  const validos = vivos.flatMap(({ bilheteId }) => bilheteId ?? []);
  const agora = useClock().now();
  const hoje = viagensDeHoje(vivos, agora);
  const naNota = !noBalcao && (pedido.tomador || isTomadorEditavel(pedido.situacao)) && (
    <Tomador pedidoId={pedido.id} />
  );
  const aSair = noBalcao ? [] : viagensASair(vivos, agora);
  if (ids.length > 0) {
    return (
      <Stack gap={6}>
        {isJustBought && <Confirmacao pedido={pedido} papel={papel} onPapel={setPapel} />}
        <PoltronasTrocadas pedido={pedido} />
        <EmissaoAviso pedido={pedido} />
        <EmailRecusado pedido={pedido} />
        <BilhetesPorSentido pedido={pedido} />
        {/* Below the codes, which are held out at the door of the coach. */}
        {aSair.map((viagem) => (
          <QuandoSair key={viagem.bilheteId} {...viagem} />
        ))}
        {hoje.map((id) => (
          <Acompanhe key={id} bilheteId={id} />
        ))}
        {isJustBought && !noBalcao && <OfertaAvisos />}
        <DepoisDaCompra pedido={pedido} />
        {naNota}
        {validos[0] && <AntesDeEmbarcar bilheteId={validos[0]} />}
        <ParaImprimir bilheteIds={validos} papel={papel} />
      </Stack>
    );
  }
  if (isPendenteDeConclusao(pedido.situacao)) return <AindaSemBilhetes pedido={pedido} />;
  return (
    <Stack gap={6}>
      <SemBilhetes pedido={pedido} />
      {naNota}
    </Stack>
  );
}

/** One ticket of each trip that is about to leave or on its way. */
const viagensDeHoje = (itens: readonly ItemPedido[], agora: Date): string[] =>
  itens
    .filter((item, i) => isAcompanhavel(item, agora) && i === itens.findIndex(({ trecho }) => trecho === item.trecho))
    .flatMap(({ bilheteId }) => bilheteId ?? []);

import { t, translated } from '../../../words/t';
import { useLocation } from 'react-router-dom';
import { isNaoPago, isSituacaoFinal } from '../../../domain/compra/pedido';
import { toCompraLink } from '../../../domain/compra/linkDaCompra';
import { trechosDoPedido } from '../../../domain/compra/sentidos/trechosDoPedido';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { usePedidoQuery } from '../../../store/api/pedidos';
import { Alert } from '../../../ui/Alert/Alert';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { BoletoAberto } from './BoletoAberto';

/** Polling interval of the order, while its boleto is on screen. */
const OLHAR_MS = 30_000;

/** The boleto of an order: how it is paid, until when, and what came of it. The order is in the address. */
export function PagamentoBoletoPage() {
  const pedidoId = new URLSearchParams(useLocation().search).get('pedido');
  return (
    <Page title={translated(rotas.pagamentoBoleto.titulo)}>
      {pedidoId ? <DoPedido pedidoId={pedidoId} /> : <SemBoleto />}
    </Page>
  );
}

function DoPedido({ pedidoId }: { pedidoId: string }) {
  const { data, error, refetch } = usePedidoQuery(pedidoId, {
    pollingInterval: OLHAR_MS,
    refetchOnMountOrArgChange: true,
  });
  if (data) return <Situacao pedido={data} />;
  if (!error) return <Skeleton label={t('Buscando o boleto')} shape="card" count={2} />;
  return (
    <ErrorState title={t('Não conseguimos abrir o boleto')} onRetry={() => void refetch()}>
      {t('Verifique a sua conexão e tente de novo. O boleto continua valendo até o vencimento.')}
    </ErrorState>
  );
}

function Situacao({ pedido }: { pedido: Pedido }) {
  const { situacao, boletoVence } = pedido;
  if (isNaoPago(situacao)) return boletoVence ? <BoletoAberto pedido={pedido} /> : <SemBoleto pedido={pedido} />;
  if (situacao === 'emitido' || situacao === 'emitido_parcial' || !isSituacaoFinal(situacao))
    return <Pago pedido={pedido} />;
  return <Encerrado />;
}

const verPedidoLink = ({ id }: Pedido): string => `${rotas.minhasViagens.path}?pedido=${id}`;

function Pago({ pedido }: { pedido: Pedido }) {
  const isEmitido = pedido.situacao === 'emitido';
  return (
    <Alert
      kind="success"
      title={t('Pagamento confirmado')}
      announce
      action={<LinkButton href={verPedidoLink(pedido)}>{isEmitido ? t('Ver bilhete') : t('Ver pedido')}</LinkButton>}
    >
      {isEmitido ? t('O seu bilhete está pronto.') : t('Estamos cuidando do seu pedido.')}
    </Alert>
  );
}

function SemBoleto({ pedido }: { pedido?: Pedido }) {
  return (
    <EmptyState
      title={t('Nenhum boleto em aberto')}
      action={
        pedido ? (
          <LinkButton href={pagarLink(pedido)}>{t('Escolher como pagar')}</LinkButton>
        ) : (
          <LinkButton href={rotas.minhasViagens.path}>{t('Ver minhas viagens')}</LinkButton>
        )
      }
    >
      {pedido
        ? t('Este pedido ainda pode ser pago enquanto as poltronas estão guardadas.')
        : t('Os pedidos que esperam pagamento estão em Minhas viagens, na aba Pendentes.')}
    </EmptyState>
  );
}

function Encerrado() {
  return (
    <EmptyState
      title={t('Este boleto foi encerrado')}
      action={<LinkButton href={rotas.minhasViagens.path}>{t('Ver minhas viagens')}</LinkButton>}
    >
      {t(
        'O pedido não espera mais pagamento e as poltronas voltaram à venda. Não pague este boleto: se ele já foi pago, o bilhete sai enquanto a poltrona estiver livre; senão, devolvemos o valor por Pix, na chave do seu CPF.',
      )}
    </EmptyState>
  );
}

/** Address of the order's choice of payment. */
const pagarLink = ({ id, itens }: Pedido): string =>
  toCompraLink({ trechos: trechosDoPedido(itens), chave: null, etapa: 'pagamento', pedido: id });

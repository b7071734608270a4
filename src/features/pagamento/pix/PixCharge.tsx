import { type ComponentType, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { novaCompraLink, toCompraLink } from '../../../domain/compra/linkDaCompra';
import { trechosDoPedido } from '../../../domain/compra/sentidos/trechosDoPedido';
import { viagensDoPedido } from '../../../domain/compra/sentidos/viagensDoPedido';
import { SEM_CONEXAO_PIX } from '../../../domain/pagamento/esperaPix';
import { recebedorDoPix } from '../../../domain/pagamento/recebedorPix';
import { iniciacaoDaPagina } from '../../../domain/pagamento/iniciacaoPix';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { selectBanco } from '../../../store/pagamento/banco';
import { selectOnline } from '../../../store/aplicativo/interface';
import type { PixState } from '../../../store/pagamento/pix';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { SessionExpiredIllustration } from '../../../ui/Illustration/SessionExpiredIllustration';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { PixPanel } from '../../../ui/PixPanel/PixPanel';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';
import { AvisoDoBanco } from './AvisoDoBanco';

export interface PixChargeProps {
  pedidoId: string;
  pix: PixState;
  /** The list of banks, loaded once it is asked for. */
  EscolherBanco: ComponentType;
}

/** The charge and its outcome. */
export function PixCharge({ pedidoId, pix, EscolherBanco }: PixChargeProps) {
  const emit = useEmit();
  const { pedido } = pix;
  switch (pix.phase) {
    case 'waiting':
      return (
        <>
          <Aberta pedido={pedido} pix={pix} onPaid={() => emit('dockConcluirPedido', { pedidoId })} />
          <Bancos EscolherBanco={EscolherBanco} />
        </>
      );
    case 'confirmed':
      return <Confirmada pix={pix} onAsk={() => emit('dockConcluirPedido', { pedidoId })} />;
    case 'expired':
      return <Expirada pix={pix} onPaid={() => emit('dockConcluirPedido', { pedidoId })} />;
    case 'failed':
      return (
        <Stack>
          <ErrorState title={t('Não conseguimos abrir o pagamento')} onRetry={() => emit('NovoPixPedido')}>
            {pix.aviso}
          </ErrorState>
          {pedido && <OutroMeio pedido={pedido} />}
        </Stack>
      );
    case 'over':
      return <Encerrada aviso={pix.aviso} pedido={pedido} />;
    default:
      return <Skeleton label={t('Gerando o código Pix')} shape="card" count={2} />;
  }
}

/** Offers another payment method, since the seats are still held. */
function OutroMeio({ pedido }: { pedido: Pedido }) {
  return (
    <div>
      <LinkButton variant="secondary" href={payOtherwiseLink(pedido)}>
        {t('Pagar com cartão')}
      </LinkButton>
    </div>
  );
}

interface AbertaProps {
  pedido: Pedido | null;
  pix: PixState;
  onPaid: () => void;
}

/** Rendered from the first press on, so that it also closes. */
function Bancos({ EscolherBanco }: Pick<PixChargeProps, 'EscolherBanco'>) {
  const isOpen = useAppSelector(selectBanco).lista !== 'closed';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <EscolherBanco /> : null;
}

function Aberta({ pedido, pix: { cobranca, fim, conferindo, aviso }, onPaid }: AbertaProps) {
  const online = useAppSelector(selectOnline);
  const { monotonic } = useClock();
  const emit = useEmit();
  const banco = useAppSelector(selectBanco);
  // Known from the address at once, so that the notice does not push the code away later.
  const isBack = iniciacaoDaPagina(useLocation().search) !== null && banco.acompanha;
  if (!cobranca) return null;
  return (
    <PixPanel
      copiaECola={cobranca.pixCopiaECola}
      total={pedido ? formatCentavos(pedido.totalCentavos) : '…'}
      facts={factsOf(pedido, cobranca.pixCopiaECola)}
      expiresAt={fim}
      now={monotonic}
      error={online ? null : translated(SEM_CONEXAO_PIX)}
      status={conferindo ? t('Perguntando ao banco…') : (aviso ?? t('Aguardando o pagamento'))}
      checking={conferindo}
      notice={isBack && <AvisoDoBanco banco={banco} />}
      onBank={cobranca.pagavelNoBanco ? () => emit('BancosAbertos') : undefined}
      onPaid={onPaid}
    />
  );
}

/** The trips of the order with their seats, and the payee whom the bank's app will name. */
function factsOf(pedido: Pedido | null, codigo: string): string[] {
  const recebedor = recebedorDoPix(codigo);
  return [...(pedido ? viagensDoPedido(pedido) : []), ...(recebedor ? [t('Para {recebedor}', { recebedor })] : [])];
}

function Confirmada({ pix, onAsk }: { pix: PixState; onAsk: () => void }) {
  // Shorter than the charge: from far down the page only the foot would be seen, and jump.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Stack>
      <Alert kind="success" title={t('Pagamento confirmado')} announce>
        {t('Estamos emitindo o seu bilhete. Esta página avança sozinha.')}
      </Alert>
      <Skeleton label={t('Emitindo bilhete')} shape="card" />
      <div>
        <Button variant="secondary" loading={pix.conferindo} onClick={onAsk}>
          {t('Verificar agora')}
        </Button>
      </div>
    </Stack>
  );
}

function Expirada({ pix, onPaid }: { pix: PixState; onPaid: () => void }) {
  const emit = useEmit();
  return (
    <Alert
      kind="warning"
      title={t('O código Pix expirou')}
      announce
      action={
        <Inline>
          <Button variant="accent" onClick={() => emit('NovoPixPedido')}>
            {t('Gerar novo código Pix')}
          </Button>
          <Button variant="secondary" loading={pix.conferindo} onClick={onPaid}>
            {t('Já paguei')}
          </Button>
        </Inline>
      }
    >
      {pix.aviso}
    </Alert>
  );
}

function Encerrada({ aviso, pedido }: { aviso: string | null; pedido: Pedido | null }) {
  return (
    <EmptyState
      title={t('Este pagamento foi encerrado')}
      illustration={<SessionExpiredIllustration />}
      action={
        <Inline>
          {pedido && <LinkButton href={buyAgainLink(pedido)}>{t('Escolher poltronas novamente')}</LinkButton>}
          <LinkButton href={rotas.minhasViagens.path} variant="secondary">
            {t('Ver minhas viagens')}
          </LinkButton>
        </Inline>
      }
    >
      {aviso}
    </EmptyState>
  );
}

/** Address of a new purchase of the same trips. */
const buyAgainLink = ({ itens }: Pedido): string =>
  novaCompraLink(trechosDoPedido(itens).map((trecho) => ({ ...trecho, poltronas: [] })));

/** Address of the same order's choice of payment. */
const payOtherwiseLink = ({ id, itens }: Pedido): string =>
  toCompraLink({ trechos: trechosDoPedido(itens), chave: null, etapa: 'pagamento', pedido: id });

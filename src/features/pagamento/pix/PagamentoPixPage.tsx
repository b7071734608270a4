import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { etapasCompra, rotulosEtapa } from '../../../domain/compra/compra';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectInterrompida } from '../../../store/sessao/sessao';
import { selectPix } from '../../../store/pagamento/pix';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { Stepper } from '../../../ui/Stepper/Stepper';
import { PixCharge } from './PixCharge';
import { t, translated } from '../../../words/t';

export interface PagamentoPixPageProps {
  /** Notice of a session that died while the charge is open: the bank goes on with it, and the page after a sign-in. */
  Interrompida: ComponentType;
  /** The banks in whose app the charge can be paid. */
  EscolherBanco: ComponentType;
}

/** Pix payment of an order. The order is in the address, so a reload restores it; the page advances by itself. */
export function PagamentoPixPage({ Interrompida, EscolherBanco }: PagamentoPixPageProps) {
  const { search } = useLocation();
  const pedidoId = new URLSearchParams(search).get('pedido');
  if (!pedidoId) return <SemPedido />;
  return (
    <Page title={translated(rotas.pagamentoPix.titulo)}>
      <Stack gap={6}>
        <Stepper
          steps={etapasCompra.map((etapa) => translated(rotulosEtapa[etapa]))}
          current={etapasCompra.indexOf('pagamento')}
        />
        <Pagamento key={pedidoId} pedidoId={pedidoId} Interrompida={Interrompida} EscolherBanco={EscolherBanco} />
      </Stack>
    </Page>
  );
}

function Pagamento({ pedidoId, Interrompida, EscolherBanco }: PagamentoPixPageProps & { pedidoId: string }) {
  const emit = useEmit();
  const pix = useAppSelector(selectPix);
  const isInterrupted = useAppSelector(selectInterrompida) !== null;
  useEffect(() => {
    emit('PagamentoPixAberto', { pedidoId });
    return () => emit('PagamentoPixFechado');
  }, [emit, pedidoId]);
  return (
    <>
      {isInterrupted && <Interrompida />}
      <PixCharge pedidoId={pedidoId} pix={pix} EscolherBanco={EscolherBanco} />
    </>
  );
}

function SemPedido() {
  return (
    <Page title={translated(rotas.pagamentoPix.titulo)}>
      <EmptyState
        title={t('Nenhum pagamento aberto')}
        action={<LinkButton href={rotas.minhasViagens.path}>{t('Ver minhas viagens')}</LinkButton>}
      >
        {t('Os pedidos que esperam pagamento estão em Minhas viagens, na aba Pendentes.')}
      </EmptyState>
    </Page>
  );
}

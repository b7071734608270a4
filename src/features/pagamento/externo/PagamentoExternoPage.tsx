import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCobrancaAberta } from '../../../domain/pagamento/cobrancaExterna';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { usePagamentoExternoQuery } from '../../../store/api/agenciaPedidos';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import type { CobrancaAbertaProps } from './CobrancaAberta';
import { CobrancasAnteriores } from './CobrancasAnteriores';
import type { CobrarFormProps } from './CobrarForm';
import { Desfecho } from './Desfecho';
import { EscolherPedido, type EscolherPedidoProps } from './EscolherPedido';
import { ResumoDoPedido } from './ResumoDoPedido';

const ID = /^[0-9a-f-]{36}$/;
const trail = [{ label: rotas.pedidos.titulo, href: rotas.pedidos.path }];

export interface PagamentoExternoPageProps extends EscolherPedidoProps {
  /** Form of a charge; loaded beside the order. */
  Cobrar: ComponentType<CobrarFormProps>;
  /** View of the open charge; loaded while the charge is created. */
  Aberta: ComponentType<CobrancaAbertaProps>;
}

/** Charges an order by card outside the shop. The order is in the address; without one it is chosen. */
export function PagamentoExternoPage({ Aberta, Cobrar, Procurar }: PagamentoExternoPageProps) {
  const pedidoId = new URLSearchParams(useLocation().search).get('pedido') ?? '';
  const isOne = ID.test(pedidoId);
  return (
    <PageViews view={isOne ? pedidoId : ''}>
      <Page
        title={rotas.pagamentoExterno.titulo}
        above={<Breadcrumbs trail={trail} current={rotas.pagamentoExterno.titulo} />}
        lede="Cobre um pedido no cartão, por link ou na maquininha."
      >
        {isOne ? (
          <Cobranca key={pedidoId} pedidoId={pedidoId} Aberta={Aberta} Cobrar={Cobrar} />
        ) : (
          <EscolherPedido Procurar={Procurar} />
        )}
      </Page>
    </PageViews>
  );
}

interface CobrancaProps extends Pick<PagamentoExternoPageProps, 'Aberta' | 'Cobrar'> {
  pedidoId: string;
}

function Cobranca({ pedidoId, Aberta, Cobrar }: CobrancaProps) {
  const emit = useEmit();
  useEffect(() => {
    emit('PagamentoExternoAberto', { pedidoId });
    return () => emit('PagamentoExternoFechado');
  }, [emit, pedidoId]);
  const { data, error, isFetching, refetch } = usePagamentoExternoQuery(pedidoId, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  if (!data) {
    return error && !isFetching ? (
      <ErrorState title="Não conseguimos abrir este pedido" onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Carregando o pedido" shape="card" count={2} />
    );
  }
  const [latest, ...others] = data.cobrancas;
  const open = latest && isCobrancaAberta(latest.situacao) ? latest : null;
  return (
    <Stack gap={6}>
      <ResumoDoPedido pagamento={data} />
      {open ? (
        <Aberta key={open.id} cobranca={open} localizador={data.localizador} />
      ) : (
        <>
          {latest && <Desfecho cobranca={latest} pagamento={data} />}
          <Cobrar pagamento={data} />
        </>
      )}
      <CobrancasAnteriores cobrancas={open || !latest ? others : [latest, ...others]} />
    </Stack>
  );
}

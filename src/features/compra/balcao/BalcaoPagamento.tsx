import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { usePedidoQuery } from '../../../store/api/pedidos';
import { skipToken } from '@reduxjs/toolkit/query';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { usePrecoDaCompra } from '../usePrecoDaCompra';
import { AjudaTeclado } from './AjudaTeclado';
import { DescontoForm } from './DescontoForm';
import { RecebimentoForm } from './RecebimentoForm';
import { textosBalcao } from './textosBalcao';
import { useBalcao } from './useBalcao';

/** Payment step at a counter: of the hold, or of a restored order. */
export function BalcaoPagamento() {
  const emit = useEmit();
  const { reserva, pedidoId } = useAppSelector(selectCompra);
  const pedido = usePedidoQuery(reserva || pedidoId === null ? skipToken : pedidoId).data;
  const preco = usePrecoDaCompra();
  const totalCentavos = preco?.totalCentavos ?? pedido?.totalCentavos ?? null;
  return (
    <Stack gap={6}>
      <Caixa totalCentavos={totalCentavos} />
      <Inline>
        {reserva && (
          <Button variant="quiet" flush onClick={() => emit('EtapaCompraVoltada')}>
            Voltar aos passageiros
          </Button>
        )}
        <AjudaTeclado />
      </Inline>
    </Stack>
  );
}

/** Requires an open till before any payment. */
function Caixa({ totalCentavos }: { totalCentavos: number | null }) {
  const { data, error, isFetching, refetch } = useBalcao();
  if (!data && error) {
    return <ErrorState title={textosBalcao.falhou} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || totalCentavos === null) return <Skeleton label={textosBalcao.carregando} shape="card" count={3} />;
  const { caixa } = data;
  if (!caixa || caixa.pausado) {
    const title = caixa ? textosBalcao.pausadoTitulo : textosBalcao.semCaixaTitulo;
    return (
      <EmptyState
        title={title}
        action={
          <>
            <LinkButton variant="accent" href={rotas.relatorioFechamento.path}>
              {textosBalcao.irAoCaixa}
            </LinkButton>
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {textosBalcao.conferirCaixa}
            </Button>
          </>
        }
      >
        {caixa ? textosBalcao.pausado : textosBalcao.semCaixa}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <RecebimentoForm totalCentavos={totalCentavos} />
      <DescontoForm />
    </Stack>
  );
}

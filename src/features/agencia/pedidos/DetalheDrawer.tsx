import { usePedidoDaAgenciaQuery } from '../../../store/api/agenciaPedidos';
import { Drawer } from '../../../ui/Drawer/Drawer';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { DetalhePedidoView } from './DetalhePedidoView';

export interface DetalheDrawerProps {
  pedidoId: string | null;
  onClose: () => void;
}

/** Order details over the list; the id is in the address, so a copied link opens it and back closes it. */
export function DetalheDrawer({ pedidoId, onClose }: DetalheDrawerProps) {
  return (
    <Drawer open={pedidoId !== null} title="Detalhes do pedido" from="end" onClose={onClose}>
      {pedidoId !== null && <Detalhe key={pedidoId} pedidoId={pedidoId} />}
    </Drawer>
  );
}

function Detalhe({ pedidoId }: { pedidoId: string }) {
  const { data, error, isFetching, refetch } = usePedidoDaAgenciaQuery(pedidoId, { refetchOnMountOrArgChange: true });
  if (data) return <DetalhePedidoView detalhe={data} />;
  if (error && !isFetching) {
    return <ErrorState title="Não conseguimos abrir este pedido" onRetry={() => void refetch()} />;
  }
  return <Skeleton label="Carregando o pedido" shape="card" count={2} />;
}

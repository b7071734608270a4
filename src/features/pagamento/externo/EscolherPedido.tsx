import { type ComponentType, useState } from 'react';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import type { PedidoResumo } from '../../../domain/wire/agencia/pedidosAgencia';
import { usePedidosDaAgenciaQuery } from '../../../store/api/agenciaPedidos';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import type { ProcurarPedidoProps } from './ProcurarPedido';

const columns: readonly Column<PedidoResumo>[] = [
  { id: 'localizador', header: 'Pedido', cell: ({ localizador }) => <span className="it-tabular">{localizador}</span> },
  { id: 'comprador', header: 'Comprador', cell: ({ comprador }) => comprador },
  { id: 'viagem', header: 'Viagem', cell: ({ viagem }) => viagem },
  { id: 'partida', header: 'Partida', cell: ({ partida }) => `${formatDia(partida.dia)} ${partida.hora}` },
  { id: 'total', header: 'Total', align: 'end', cell: ({ totalCentavos }) => formatCentavos(totalCentavos) },
];

export interface EscolherPedidoProps {
  /** Form to find an order; loaded beside the list. */
  Procurar: ComponentType<ProcurarPedidoProps>;
}

/** Chooses an order: pending ones, or one by localizador. */
export function EscolherPedido({ Procurar }: EscolherPedidoProps) {
  const [localizador, setLocalizador] = useState('');
  const { data, error, isFetching, refetch } = usePedidosDaAgenciaQuery(
    localizador === '' ? { situacao: 'aguardando' } : { localizador },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap={6}>
      <Procurar onProcurar={setLocalizador} />
      <DataTable
        compact
        caption={localizador === '' ? 'Pedidos que esperam pagamento' : `Pedido ${localizador}`}
        columns={columns}
        rows={isFetching ? [] : (data?.pedidos ?? [])}
        keyOf={({ id }) => id}
        loading={isFetching}
        error={error && !isFetching ? 'Verifique a conexão e tente de novo.' : null}
        onRetry={() => void refetch()}
        emptyTitle={localizador === '' ? 'Nenhum pedido espera pagamento' : 'Nenhum pedido com este localizador'}
        emptyText="Um pedido que o cliente fez sozinho se abre em Pedidos, com o localizador e um documento."
        actions={({ id, localizador: codigo }) => (
          <LinkButton size="small" variant="secondary" href={`${rotas.pagamentoExterno.path}?pedido=${id}`}>
            {`Cobrar ${codigo}`}
          </LinkButton>
        )}
      />
    </Stack>
  );
}

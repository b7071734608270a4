import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatInstante, grupoDaSituacao, tonsGrupo } from '../../../domain/agencia/pedidosAgencia';
import type { PedidoResumo } from '../../../domain/wire/agencia/pedidosAgencia';
import { Button } from '../../../ui/Button/Button';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Inline } from '../../../ui/Inline/Inline';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

interface ListaPedidosProps {
  pedidos: readonly PedidoResumo[];
  loading: boolean;
  proximo: string | null;
  naPrimeira: boolean;
  onOpen: (id: string) => void;
  onPage: (cursor: string | null) => void;
}

const columns: readonly Column<PedidoResumo>[] = [
  { id: 'localizador', header: 'Pedido', cell: ({ localizador }) => <span className="it-tabular">{localizador}</span> },
  {
    id: 'situacao',
    whole: true,
    header: 'Situação',
    cell: ({ situacao }) => (
      <StatusBadge kind={tonsGrupo[grupoDaSituacao(situacao)]}>{rotulosSituacao[situacao]}</StatusBadge>
    ),
  },
  { id: 'comprador', header: 'Comprador', cell: ({ comprador, cpf }) => <Two first={comprador} second={cpf} /> },
  {
    id: 'viagem',
    whole: true,
    header: 'Viagem',
    cell: ({ viagem, partida }) => <Two first={viagem} second={`${formatDia(partida.dia)} ${partida.hora}`} />,
  },
  {
    id: 'criado',
    whole: true,
    header: 'Feito em, por',
    cell: ({ criadoEm, operador }) => <Two first={formatInstante(criadoEm)} second={operador ?? 'Pelo cliente'} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ totalCentavos }) => (
      <Text as="span" wrap="never">
        {formatCentavos(totalCentavos)}
      </Text>
    ),
  },
];

function Two({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={0}>
      <Text as="span" wrap="anywhere">
        {first}
      </Text>
      <Text as="span" tone="quiet" size="sm" figures wrap="anywhere">
        {second}
      </Text>
    </Stack>
  );
}

/** A page of the list with a link to the next; browser back leads to the previous one. */
export function ListaPedidos({ pedidos, loading, proximo, naPrimeira, onOpen, onPage }: ListaPedidosProps) {
  return (
    <DataTable
      caption="Pedidos"
      captionHidden
      compact
      columns={columns}
      rows={pedidos}
      keyOf={({ id }) => id}
      loading={loading}
      emptyTitle="Nenhum pedido neste filtro"
      emptyText="Mude as datas ou limpe os filtros para ver outros pedidos."
      actions={({ id, localizador }) => (
        <Button variant="quiet" size="small" onClick={() => onOpen(id)}>
          Abrir <VisuallyHidden>{localizador}</VisuallyHidden>
        </Button>
      )}
      footer={
        proximo !== null || !naPrimeira ? (
          <Inline justify="end" gap={3}>
            {!naPrimeira && (
              <Shortcut keys="Alt+5">
                <Button variant="quiet" onClick={() => onPage(null)}>
                  Voltar ao começo
                </Button>
              </Shortcut>
            )}
            {proximo !== null && (
              <Shortcut keys="Alt+4">
                <Button variant="secondary" onClick={() => onPage(proximo)}>
                  Mais antigos
                </Button>
              </Shortcut>
            )}
          </Inline>
        ) : undefined
      }
    />
  );
}

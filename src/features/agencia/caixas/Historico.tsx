import { formatCentavos } from '../../../domain/base/dinheiro';
import { enderecoRelatorio } from '../../../domain/agencia/caixa/enderecos';
import { quando, textoDiferenca } from '../../../domain/agencia/caixa/relatorio';
import type { FiltroFechamentos, LinhaFechamento } from '../../../domain/wire/agencia/caixas';
import { useEmit } from '../../../events/useEmit';
import { useFechamentosQuery } from '../../../store/api/caixas';
import { BarChart } from '../../../ui/BarChart/BarChart';
import { Card } from '../../../ui/Card/Card';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Pagination } from '../../../ui/Pagination/Pagination';
import { Stack } from '../../../ui/Stack/Stack';
import { falhaDaLeitura } from './falhaDaLeitura';
import { FiltrosHistorico } from './FiltrosHistorico';
import { SituacaoCaixa } from './SituacaoCaixa';

const columns: Column<LinhaFechamento>[] = [
  {
    id: 'numero',
    header: 'Caixa',
    cell: ({ id, numero }) => <Link href={enderecoRelatorio(id)}>{`Caixa ${numero}`}</Link>,
  },
  { id: 'operador', header: 'Operador', cell: ({ operador }) => operador },
  { id: 'abertura', header: 'Abertura', cell: ({ abertoEm }) => quando(abertoEm) },
  { id: 'situacao', header: 'Situação', cell: ({ estado }) => <SituacaoCaixa estado={estado} /> },
  {
    id: 'liquido',
    header: 'Vendas líquidas',
    align: 'end',
    cell: ({ liquidoCentavos }) => formatCentavos(liquidoCentavos),
  },
  {
    id: 'diferenca',
    header: 'Diferença',
    align: 'end',
    cell: ({ diferencaCentavos }) => (diferencaCentavos === null ? 'A contar' : textoDiferenca(diferencaCentavos)),
  },
];

export interface HistoricoProps {
  filtro: FiltroFechamentos;
}

/** Visible tills by filter, page by page. */
export function Historico({ filtro }: HistoricoProps) {
  const emit = useEmit();
  const { data, currentData, error, isFetching, refetch } = useFechamentosQuery(filtro, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const filtrar = (next: FiltroFechamentos) => emit('FechamentosFiltrados', { filtro: next });
  // A page that failed to load must not show the previous page's data.
  const shown = error ? currentData : data;
  const pageCount = shown ? Math.ceil(shown.total / shown.porPagina) : 0;
  return (
    <Stack gap={6}>
      <FiltrosHistorico filtro={filtro} operadores={data?.operadores ?? []} onFiltrar={filtrar} />
      {shown && shown.porOperador.length > 1 && (
        <Card>
          <BarChart
            caption="Vendas líquidas por operador"
            labelHeader="Operador"
            valueHeader="Vendas líquidas"
            bars={shown.porOperador.map(({ id, nome, liquidoCentavos }) => ({
              id,
              label: nome,
              value: liquidoCentavos,
              text: formatCentavos(liquidoCentavos),
            }))}
          />
        </Card>
      )}
      <DataTable
        compact
        caption="Caixas"
        columns={columns}
        rows={shown?.linhas ?? []}
        keyOf={({ id }) => id}
        loading={isFetching}
        error={!shown && error ? (falhaDaLeitura(error) ?? 'Verifique a conexão e tente de novo.') : null}
        onRetry={() => void refetch()}
        emptyTitle="Nenhum caixa encontrado"
        emptyText="Mude os filtros, ou abra o seu primeiro caixa."
        footer={
          shown && (
            <Pagination
              page={shown.pagina}
              pageCount={pageCount}
              label="Páginas de caixas"
              summary={`${shown.total} ${shown.total === 1 ? 'caixa' : 'caixas'}`}
              disabled={isFetching}
              onPage={(page) => filtrar({ ...filtro, pagina: String(page) })}
            />
          )
        }
      />
    </Stack>
  );
}

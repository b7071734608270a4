import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Pagination } from '../Pagination/Pagination';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';
import type { Sort } from './HeaderCell';
import { dataTableDocs } from './DataTable.docs';

interface Venda {
  localizador: string;
  passageiro: string;
  trecho: string;
  total: number;
  situacao: 'Emitido' | 'Cancelado' | 'Aguardando pagamento';
}

const vendas: Venda[] = [
  {
    localizador: 'K7M2Q9',
    passageiro: 'Maria Aparecida de Souza',
    trecho: 'São Paulo – Rio',
    total: 225,
    situacao: 'Emitido',
  },
  {
    localizador: 'P4T8XA',
    passageiro: 'José Ferreira Lima',
    trecho: 'Campinas – Curitiba',
    total: 148.9,
    situacao: 'Aguardando pagamento',
  },
  {
    localizador: 'R2D7WC',
    passageiro: 'Ana Beatriz Nunes',
    trecho: 'São Paulo – Paraty',
    total: 97.4,
    situacao: 'Cancelado',
  },
];
const kinds = { Emitido: 'success', Cancelado: 'danger', 'Aguardando pagamento': 'warning' } as const;
const money = (value: number) => `R$ ${value.toFixed(2).replace('.', ',')}`;

/** Sorts like a screen or its server. */
function Sorting(props: DataTableProps<Venda>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  const order = sort?.direction === 'descending' ? -1 : 1;
  const rows = [...props.rows].sort((a, b) => {
    if (sort?.column === 'total') return order * (a.total - b.total);
    return sort ? order * a.passageiro.localeCompare(b.passageiro, 'pt-BR') : 0;
  });
  const change = (next: Sort) => {
    setSort(next);
    props.onSort?.(next);
  };
  return <DataTable {...props} rows={rows} sort={sort} onSort={change} />;
}

const meta: Meta<typeof DataTable<Venda>> = {
  title: 'Agência/DataTable',
  component: DataTable<Venda>,
  tags: ['beta'],
  parameters: { documentation: dataTableDocs },
  render: (args) => <Sorting {...args} />,
  args: {
    caption: 'Pedidos de hoje',
    columns: [
      { id: 'localizador', header: 'Localizador', cell: ({ localizador }) => localizador },
      { id: 'passageiro', header: 'Passageiro', cell: ({ passageiro }) => passageiro, sortable: true },
      { id: 'trecho', header: 'Trecho', cell: ({ trecho }) => trecho },
      {
        id: 'situacao',
        header: 'Situação',
        cell: ({ situacao }) => <StatusBadge kind={kinds[situacao]}>{situacao}</StatusBadge>,
      },
      { id: 'total', header: 'Total', cell: ({ total }) => money(total), align: 'end', sortable: true },
    ],
    rows: vendas,
    keyOf: ({ localizador }) => localizador,
    onSort: fn(),
    onRetry: fn(),
    footer: <Pagination page={1} pageCount={7} summary="1 a 3 de 20 pedidos" onPage={fn()} />,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const withActions: Story['args'] = {
  actions: ({ localizador }) => (
    <Button variant="secondary" size="small">
      Abrir <span className="it-visually-hidden">{`pedido ${localizador}`}</span>
    </Button>
  ),
};

export const Default: Story = { name: 'Padrão' };

export const Compact: Story = { name: 'Compacta', args: { compact: true } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <Sorting {...args} {...withActions} caption="Com ações" sort={{ column: 'total', direction: 'descending' }} />
      <Sorting {...args} caption="Atualizando" loading footer={undefined} />
    </Stack>
  ),
};

export const Actions: Story = { name: 'Com ações', args: withActions };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    rows: Array.from({ length: 20 }, (_, index) => ({
      localizador: `K7M${String(index).padStart(3, '0')}`,
      passageiro:
        index % 4 ? 'Ana Beatriz Nunes' : 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Gonzaga',
      trecho: index % 3 ? 'São Paulo – Rio' : 'Vila Bela da Santíssima Trindade – São José do Vale do Rio Preto',
      total: 97.4 + index * 1111.1,
      situacao: index % 5 ? 'Emitido' : 'Aguardando pagamento',
    })),
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { rows: [], error: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente.' },
};

export const Loading: Story = { name: 'Carregando', args: { rows: [], loading: true, footer: undefined } };

export const Empty: Story = {
  name: 'Vazio',
  args: { rows: [], emptyTitle: 'Nenhum pedido hoje', emptyText: 'Mude o período ou tire um filtro.' },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Passageiro' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'total', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };

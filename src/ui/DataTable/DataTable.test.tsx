import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './DataTable.stories';

const { Default, Actions, WithError, Loading, Empty } = composeStories(stories);
const table = () => within(screen.getByRole('table', { name: 'Pedidos de hoje' }));
const names = () =>
  table()
    .getAllByRole('rowheader')
    .map((name) => name.textContent);

it('names the table, its columns and each row', () => {
  render(<Default />);
  expect(
    table()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Localizador', 'Passageiro', 'Trecho', 'Situação', 'Total']);
  expect(names()).toEqual(['K7M2Q9', 'P4T8XA', 'R2D7WC']);
  expect(screen.getByRole('navigation', { name: 'Paginação' })).toBeInTheDocument();
});

it('asks for an order, then for the other way round, and says which it is', async () => {
  render(<Default />);
  const head = (name: string) => table().getByRole('columnheader', { name });
  expect(head('Total')).toHaveAttribute('aria-sort', 'none');
  expect(head('Trecho')).not.toHaveAttribute('aria-sort');
  await userEvent.click(table().getByRole('button', { name: 'Total' }));
  expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['R2D7WC', 'P4T8XA', 'K7M2Q9']);
  await userEvent.click(table().getByRole('button', { name: 'Total' }));
  expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(table().getByRole('button', { name: 'Passageiro' }));
  expect(head('Total')).toHaveAttribute('aria-sort', 'none');
  expect(head('Passageiro')).toHaveAttribute('aria-sort', 'ascending');
});

it('tells each cell the column it is of, for the cards of a phone', () => {
  render(<Default />);
  const [, passageiro] = table().getAllByRole('row').slice(1)[0]?.children ?? [];
  expect(passageiro).toHaveAttribute('data-label', 'Passageiro');
});

it('gives each row its actions, which name it', () => {
  render(<Actions />);
  expect(table().getByRole('button', { name: 'Abrir pedido P4T8XA' })).toBeInTheDocument();
  expect(table().getByRole('columnheader', { name: 'Ações' })).toBeInTheDocument();
});

it('keeps what it shows while more is on its way, and shows bones where there is nothing yet', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando: Pedidos de hoje');
  expect(table().queryByRole('rowheader')).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  rerender(<Default loading />);
  expect(names()).toHaveLength(3);
});

it('says why there is nothing, and tries again', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Empty />);
  expect(screen.getByRole('heading', { name: 'Nenhum pedido hoje' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  rerender(<WithError onRetry={onRetry} />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { DataTable } from './DataTable';
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

const layout = () => screen.getByRole('table').closest('[data-layout]')?.getAttribute('data-layout');

describe('in a window', () => {
  afterEach(removeFakeWidth);
  const columns = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `${n}`, header: `Coluna ${n}`, cell: () => n }));

  it.each([
    [360, 3, 'cards'],
    [599, 3, 'cards'],
    [600, 3, 'rows'],
    [768, 6, 'rows'],
    [768, 7, 'cards'],
    [959, 7, 'cards'],
    [960, 7, 'rows'],
  ])('of %d px, %d columns are %s', (width, count, expected) => {
    installFakeWidth(width);
    render(<DataTable caption="Pedidos" columns={columns(count)} rows={[1]} keyOf={String} />);
    expect(layout()).toBe(expected);
  });

  it('of 768 px, the actions of a row count as a column', () => {
    installFakeWidth(768);
    render(<DataTable caption="Pedidos" columns={columns(6)} rows={[1]} keyOf={String} actions={() => 'Abrir'} />);
    expect(layout()).toBe('cards');
  });

  it('of 768 px, few columns of sentences are cards', () => {
    installFakeWidth(768);
    render(<DataTable caption="Regras" wordy columns={columns(3)} rows={[1]} keyOf={String} />);
    expect(layout()).toBe('cards');
  });

  it('that grows, cards become rows', () => {
    const { resize } = installFakeWidth(768);
    render(<DataTable caption="Pedidos" columns={columns(7)} rows={[1]} keyOf={String} />);
    resize(1280);
    expect(layout()).toBe('rows');
  });
});

import { composeStories } from '@storybook/react-webpack5';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './SeatMap.stories';

const { Default, Chosen, TwoClasses, TwoDecks, WithError, Loading, Empty } = composeStories(stories);
const grid = () => within(screen.getByRole('grid', { name: 'Mapa de poltronas' }));
const seat = (numero: number) => grid().getByRole('gridcell', { name: new RegExp(`^Poltrona ${numero},`) });
const status = () => screen.getByRole('status');

it('names each seat by number, position, class and state', () => {
  render(<Chosen />);
  expect(seat(1)).toHaveAccessibleName('Poltrona 1, janela, executivo, livre');
  expect(seat(5)).toHaveAccessibleName('Poltrona 5, janela, executivo, ocupada');
  expect(seat(17)).toHaveAccessibleName('Poltrona 17, janela, executivo, ocupada');
  expect(seat(12)).toHaveAccessibleName('Poltrona 12, janela, executivo, selecionada');
  expect(seat(12)).toHaveAttribute('aria-selected', 'true');
});

it('names a class by its words, in the drawing and in the list', async () => {
  render(<Default poltronas={[umaPoltrona]} classNames={{ 'semi-leito': 'Semileito' }} />);
  expect(seat(7)).toHaveAccessibleName('Poltrona 7, janela, semileito, livre');
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  expect(screen.getByRole('checkbox', { name: 'Poltrona 7, janela, semileito, livre' })).toBeInTheDocument();
  expect(screen.getByText('janela, semileito')).toBeVisible();
});

const umaPoltrona = {
  numero: 7,
  andar: 1,
  fila: 1,
  coluna: 0,
  posicao: 'janela',
  classe: 'semi-leito',
  situacao: 'livre',
} as const;

it('keeps the mark of a seat that is chosen, beside the check', () => {
  const { rerender } = render(<Default selecionadas={[]} />);
  const marks = (numero: number) => seat(numero).querySelectorAll('svg').length;
  expect([4, 6, 9].map(marks)).toEqual([1, 1, 0]);
  rerender(<Default key="chosen" selecionadas={[4, 6, 9]} />);
  expect([4, 6, 9].map(marks)).toEqual([2, 2, 1]);
});

it('explains the two marks', () => {
  render(<Default />);
  expect(seat(4)).toHaveAccessibleDescription('Poltrona acessível');
  expect(seat(6)).toHaveAccessibleDescription('Preferencial para mulheres');
  expect(seat(9)).not.toHaveAccessibleDescription();
});

it('chooses and gives back by click, and says how many are chosen', async () => {
  const onToggle = jest.fn();
  render(<Default onToggle={onToggle} />);
  await userEvent.click(seat(12));
  expect(onToggle).toHaveBeenCalledWith(12);
  expect(seat(12)).toHaveAccessibleName(/selecionada$/);
  expect(status()).toHaveTextContent('1 poltrona selecionada');
  await userEvent.click(seat(12));
  expect(seat(12)).toHaveAccessibleName(/livre$/);
});

it('does not give a taken seat', async () => {
  const onToggle = jest.fn();
  render(<Default onToggle={onToggle} />);
  await userEvent.click(seat(5));
  await userEvent.click(seat(17));
  expect(onToggle).not.toHaveBeenCalled();
  expect(seat(5)).toHaveAttribute('aria-disabled', 'true');
});

it('refuses one seat more than may be had, in words, and still lets go of one', async () => {
  const onToggle = jest.fn();
  render(<Chosen limite={2} onToggle={onToggle} />);
  await userEvent.click(seat(1));
  expect(onToggle).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent('Você pode escolher até 2 poltronas');
  await userEvent.click(seat(13));
  expect(status()).toHaveTextContent('1 poltrona selecionada');
});

it('is one stop for Tab; keys walk over the aisle, along and across, and choose', async () => {
  const onToggle = jest.fn();
  render(<Default onToggle={onToggle} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(seat(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(seat(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(seat(7)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(seat(3)).toHaveFocus();
  await userEvent.keyboard('{End} ');
  expect(seat(4)).toHaveFocus();
  expect(onToggle).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard('{Home}{Enter}');
  expect(onToggle).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(seat(44)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(seat(1)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('shows one deck at a time and opens the other by its tab or an arrow', async () => {
  render(<TwoDecks />);
  expect(screen.getByRole('tab', { name: 'Piso inferior 9 livres' })).toHaveAttribute('aria-selected', 'true');
  expect(grid().getAllByRole('gridcell')).toHaveLength(12);
  act(() => screen.getByRole('tab', { name: /inferior/ }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /superior/ })).toHaveFocus();
  expect(grid().getAllByRole('gridcell')).toHaveLength(40);
});

it('enters a row with fewer seats at the nearest', async () => {
  render(<TwoDecks />);
  seat(42).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
  expect(seat(45)).toHaveFocus();
});

it('says which seats were lost to another buyer, marks them and offers them no more', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(<WithError onToggle={onToggle} />);
  expect(status()).toHaveTextContent(
    'A poltrona 12 acaba de ser reservada por outra pessoa. Escolha outra. 1 poltrona selecionada',
  );
  expect(seat(12)).toHaveAccessibleName('Poltrona 12, janela, executivo, ocupada');
  expect(seat(12)).toHaveAccessibleDescription('Reservada agora por outra pessoa');
  await userEvent.click(seat(12));
  expect(onToggle).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  expect(screen.queryByRole('checkbox', { name: /^Poltrona 12,/ })).not.toBeInTheDocument();
  rerender(<WithError perdidas={[12, 4, 13]} />);
  expect(status()).toHaveTextContent(
    'As poltronas 4, 12 e 13 acabam de ser reservadas por outra pessoa. Escolha outras. Nenhuma poltrona selecionada',
  );
});

it('says that a seat was lost even right after a refusal', async () => {
  const { rerender } = render(<Chosen limite={2} />);
  await userEvent.click(seat(1));
  expect(status()).toHaveTextContent('Você pode escolher até 2 poltronas');
  rerender(<Chosen limite={2} perdidas={[12]} />);
  expect(status()).toHaveTextContent('A poltrona 12 acaba de ser reservada por outra pessoa. Escolha outra.');
});

it('names the deck that its tab opens', () => {
  render(<TwoDecks />);
  const open = screen.getByRole('tab', { selected: true });
  expect(screen.getByRole('tabpanel', { name: 'Piso inferior' })).toHaveAttribute(
    'id',
    open.getAttribute('aria-controls'),
  );
});

it('says that the coach is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o mapa de poltronas');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('offers the same choice as a list of what is free', async () => {
  const onToggle = jest.fn();
  render(<Default onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  const list = within(screen.getByRole('list', { name: 'Poltronas livres' }));
  expect(list.queryByRole('checkbox', { name: /^Poltrona 5,/ })).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('checkbox', { name: 'Poltrona 12, janela, executivo, livre' }));
  expect(onToggle).toHaveBeenCalledWith(12);
});

it('has room for another way to choose, which comes before the list', async () => {
  render(<Default tools={<button type="button">Escolher juntas</button>} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Escolher juntas' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Ver em lista' })).toHaveFocus();
});

it('says so where nothing is free', async () => {
  render(<Empty />);
  expect(status()).toHaveTextContent('Nenhuma poltrona livre nesta viagem.');
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  expect(screen.getByText('Nenhuma poltrona livre neste piso.')).toBeInTheDocument();
});

it('has no accessibility violation as a list', async () => {
  const { container } = render(<Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  expect(await axe(container)).toHaveNoViolations();
});

it('opens at the cheapest class, tells class and price on the deck tabs, and marks the classes', () => {
  render(<TwoClasses />);
  const [open] = screen.getAllByRole('tab', { selected: true });
  expect(open).toHaveAccessibleName(/^Piso superior Executivo R\$ 148,10 \d+ livres$/);
  expect(screen.getByRole('tab', { name: 'Piso inferior Leito R$ 202,20 9 livres' })).toBeInTheDocument();
  const mixed = within(screen.getAllByRole('grid', { name: 'Mapa de poltronas' })[1] as HTMLElement);
  const rank = (numero: number) =>
    mixed.getByRole('gridcell', { name: new RegExp(`^Poltrona ${numero},`) }).getAttribute('data-rank');
  expect([16, 7, 1].map(rank)).toEqual(['0', '1', '2']);
});

it('marks no class in a coach with one', () => {
  render(<Default />);
  expect(seat(1)).not.toHaveAttribute('data-rank');
});

describe('a map that is only looked at', () => {
  const { ReadOnly } = composeStories(stories);

  it('names class, price and state, and lets nothing be chosen', async () => {
    render(<ReadOnly />);
    expect(seat(1)).toHaveAccessibleName(/^Poltrona 1, janela, .*R\$\s?[\d,]+, livre$/);
    expect(seat(1)).not.toHaveAttribute('aria-selected');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(seat(1));
    expect(seat(1)).toHaveAccessibleName(/livre$/);
    expect(status()).toHaveTextContent(/^\d+ poltronas livres$/);
  });

  it('moves by the arrow keys', async () => {
    render(<ReadOnly />);
    const before = seat(1);
    act(() => before.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(before).not.toHaveFocus();
    expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  });

  it('has a list without checkboxes, and no axe findings in either view', async () => {
    const { container } = render(<ReadOnly />);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
    expect(screen.getByRole('list', { name: 'Poltronas livres' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('reads no layout when a seat is chosen, as its decks would once they are rendered anew', async () => {
  render(<TwoDecks />);
  const [free] = grid().getAllByRole('gridcell', { name: /livre$/ });
  const read = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  await userEvent.click(free as HTMLElement);
  expect(status()).toHaveTextContent('1 poltrona selecionada');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

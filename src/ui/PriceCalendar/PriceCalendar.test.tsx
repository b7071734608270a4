import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './PriceCalendar.stories';

const { Default, States, WithError, Loading, Empty } = composeStories(stories);
const day = (name: RegExp) => screen.getByRole('gridcell', { name });

it('opens on its day, named with weekday, date and price', () => {
  render(<Default />);
  expect(screen.getByRole('dialog', { name: 'Escolha a data de ida' })).toBeVisible();
  const chosen = day(/^sábado, 5 de dezembro de 2026, a partir de R\$ 148,10$/);
  expect(chosen).toHaveFocus();
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([chosen]);
});

it('marks the cheapest days in words, and says what the mark is', () => {
  render(<Default />);
  expect(
    screen.getAllByRole('gridcell', { name: /a partir de R\$ 119,90, menor preço do mês$/ }).length,
  ).toBeGreaterThan(1);
  expect(screen.getByText('Menor preço do mês')).toBeVisible();
});

it('picks a day by a press, and none that cannot be picked, whose reason it shows', async () => {
  const onPick = jest.fn();
  render(<States onPick={onPick} />);
  const past = day(/^sábado, 21 de novembro de 2026, já passou$/);
  expect(past).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(past);
  expect(screen.getByText('sábado, 21 de novembro de 2026: já passou.')).toBeVisible();
  expect(onPick).not.toHaveBeenCalled();

  await userEvent.click(day(/^domingo, 29 de novembro/));
  expect(onPick).toHaveBeenCalledWith('2026-11-29');
});

it('walks by the keys of a date grid, and picks by Enter and by space', async () => {
  const onPick = jest.fn();
  render(<Default onPick={onPick} />);
  await userEvent.keyboard('{Home}');
  expect(day(/^domingo, 29 de novembro|^domingo, 29/)).toHaveFocus();
  await userEvent.keyboard('{PageDown}{End}');
  expect(day(/^sábado, 2 de janeiro de 2027/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onPick).toHaveBeenLastCalledWith('2027-01-02');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('2027-01-01');
});

it('turns the months by its buttons, which keep the focus and stop at the ends of the sale', async () => {
  render(<Default />);
  const next = screen.getByRole('button', { name: 'Próximo mês' });
  await userEvent.click(next);
  expect(screen.getByRole('grid', { name: 'janeiro de 2027' })).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(screen.getByRole('grid', { name: 'janeiro de 2027' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(screen.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible();
});

it('closes by Escape without a choice', async () => {
  const onPick = jest.fn();
  const onClose = jest.fn();
  render(<Default onPick={onPick} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
});

it('announces that prices load, failed, or are not there', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando os preços');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  rerender(<WithError />);
  expect(screen.getByRole('status')).toHaveTextContent('Não conseguimos buscar os preços.');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  rerender(<Empty />);
  expect(day(/^sábado, 5 de dezembro de 2026, sem viagens$/)).not.toHaveAttribute('aria-disabled');
});

it('has no fault that axe finds', async () => {
  render(<States />);
  expect(await axe(within(document.body).getByRole('dialog'))).toHaveNoViolations();
});

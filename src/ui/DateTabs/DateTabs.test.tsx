import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './DateTabs.stories';

const { Default, Cheapest, States, SomeWithoutTrips, WithError, Loading } = composeStories(stories);
const tab = (name: RegExp) => within(screen.getByRole('tablist', { name: 'Datas' })).getByRole('tab', { name });

it('names each day with its lowest price and marks the one searched', () => {
  render(<Default />);
  expect(tab(/^sáb\. 05\/12 R\$ 133,50$/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab', { selected: false })).toHaveLength(6);
});

it('opens a day by click, but not the one already open', async () => {
  const onSelect = jest.fn();
  render(<Default onSelect={onSelect} />);
  await userEvent.click(tab(/05\/12/));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(tab(/06\/12/));
  expect(onSelect).toHaveBeenCalledWith('2026-12-06');
});

it('is one stop for Tab; arrows walk without opening, Enter opens', async () => {
  const onSelect = jest.fn();
  render(<Default onSelect={onSelect} />);
  await userEvent.tab();
  expect(tab(/05\/12/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab(/07\/12/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab(/08\/12/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(/02\/12/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(tab(/02\/12/)).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-12-02');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('opens a day whose price could not be asked', async () => {
  const onSelect = jest.fn();
  render(<WithError onSelect={onSelect} />);
  await userEvent.click(tab(/^dom\. 06\/12 ver viagens$/));
  expect(onSelect).toHaveBeenCalledWith('2026-12-06');
});

it('says that prices are on their way, on each day and of the whole strip', async () => {
  const { container, rerender } = render(<Loading />);
  expect(screen.getByRole('tablist', { name: 'Datas' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('tab', { name: /^\S+ \d\d\/12 buscando o preço$/ })).toHaveLength(7);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<Default />);
  expect(screen.getByRole('tablist', { name: 'Datas' })).not.toHaveAttribute('aria-busy');
});

it('is busy while a single price is missing', () => {
  render(<States />);
  expect(screen.getByRole('tablist', { name: 'Datas' })).toHaveAttribute('aria-busy', 'true');
  expect(tab(/buscando o preço/)).toHaveTextContent('seg. 07/12');
});

it('says which day is the cheapest and which has no trips', () => {
  const { unmount } = render(<Cheapest />);
  expect(tab(/R\$ 89,90 menor preço/)).toBeInTheDocument();
  unmount();
  render(<SomeWithoutTrips />);
  expect(tab(/^qua\. 02\/12 sem viagens$/)).toBeInTheDocument();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { FilterPanel } from './FilterPanel';

const panel = (count: number, chosenCount = 0) => (
  <FilterPanel chosenCount={chosenCount} found={`${count} viagens encontradas`} done={`Ver ${count} viagens`}>
    <label>
      <input type="checkbox" /> Leito
    </label>
  </FilterPanel>
);
const toggle = () => screen.getByRole('button', { name: /Filtrar/ });
const sheet = () => within(screen.getByRole('dialog', { name: 'Filtros' }));

afterEach(removeFakeWidth);

it('opens a sheet of its name by a button that counts what holds', async () => {
  installFakeWidth(360);
  const { baseElement, rerender } = render(panel(12));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Filtros' });
  expect(sheet().getByRole('group', { name: 'Filtros' })).toContainElement(sheet().getByRole('checkbox'));
  expect(await axe(baseElement)).toHaveNoViolations();

  rerender(panel(3, 2));
  expect(sheet().getByRole('status')).toHaveTextContent('3 viagens encontradas');
  await userEvent.click(sheet().getByRole('button', { name: 'Ver 3 viagens' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toggle()).toHaveAccessibleName('Filtrar (2)');
});

it.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the button that shows the list', () => userEvent.click(sheet().getByRole('button', { name: 'Ver 12 viagens' }))],
  ['its own button', () => userEvent.click(sheet().getByRole('button', { name: 'Fechar' }))],
])('closes by %s and gives the focus back', async (_way, close) => {
  installFakeWidth(360);
  render(panel(12));
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Filtros' });
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toggle()).toHaveFocus();
});

it('folds away under 960 px alone: beside the list everything is in sight, with nothing to press', async () => {
  const { resize } = installFakeWidth(1280);
  render(panel(12, 1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: 'Filtros' })).toContainElement(screen.getByRole('checkbox'));
  resize(959);
  expect(toggle()).toHaveAccessibleName('Filtrar (1)');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Filtros' });
  resize(960);
  expect(screen.getByRole('checkbox')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

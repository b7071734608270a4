import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { FilterPanel } from './FilterPanel';

afterEach(removeFakeWidth);

it('is a group of its name, with a button that counts what holds and says whether it is open', async () => {
  installFakeWidth(360);
  const { container, rerender } = render(<FilterPanel chosenCount={0}>Classe</FilterPanel>);
  const panel = screen.getByRole('group', { name: 'Filtros' });
  const toggle = screen.getByRole('button', { name: 'Filtrar', expanded: false });
  expect(panel).toHaveAttribute('data-open', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(panel).toHaveAttribute('data-open', 'true');

  rerender(<FilterPanel chosenCount={2}>Classe</FilterPanel>);
  expect(toggle).toHaveAccessibleName('Filtrar (2)');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toHaveTextContent('Classe');
  expect(await axe(container)).toHaveNoViolations();
});

it('folds away under 960 px alone: beside the list everything is in sight, with nothing to press', () => {
  const { resize } = installFakeWidth(1280);
  render(<FilterPanel chosenCount={1}>Classe</FilterPanel>);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Classe')).toBeVisible();
  resize(959);
  expect(screen.getByRole('button', { name: 'Filtrar (1)', expanded: false })).toBeVisible();
  expect(screen.getByText('Classe')).not.toBeVisible();
  resize(960);
  expect(screen.getByText('Classe')).toBeVisible();
});

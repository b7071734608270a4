import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FilterPanel } from './FilterPanel';

it('is a group of its name, with a button that counts what holds and says whether it is open', async () => {
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

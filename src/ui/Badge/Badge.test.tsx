import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FilterIcon } from '../icons/FilterIcon';
import { IconButton } from '../IconButton/IconButton';
import { Badge } from './Badge';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1248, '99+'],
])('for %s shows %s', (count, shown) => {
  render(
    <Badge count={count}>
      <FilterIcon />
    </Badge>,
  );
  expect(screen.getByText(shown)).toBeVisible();
});

it('says the whole number, and of what', async () => {
  const { container } = render(
    <button type="button">
      <Badge count={128} label="viagens salvas">
        <FilterIcon title="Lista" />
      </Badge>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Lista 128 viagens salvas' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('draws and says nothing for none', () => {
  const { container } = render(
    <Badge count={0} label="filtros ativos">
      <FilterIcon />
    </Badge>,
  );
  expect(container).toHaveTextContent(/^$/);
});

it('leaves the name to the button around it', () => {
  render(
    <IconButton label="Filtros, 3 ativos">
      <Badge count={3}>
        <FilterIcon />
      </Badge>
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Filtros, 3 ativos' })).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton } from './Skeleton';

it('says once what is on its way, however many shapes it draws', async () => {
  const { container } = render(<Skeleton label="Carregando viagens" shape="card" count={3} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Carregando viagens$/);
  expect(container.querySelectorAll('.it-skeleton__bone--card')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

it('is silent without a label', () => {
  render(<Skeleton />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

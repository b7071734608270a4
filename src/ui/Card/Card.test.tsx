import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Card } from './Card';

it('with a title is a region of that name', async () => {
  const { container } = render(<Card title="Resumo da compra">R$ 112,50</Card>);
  expect(screen.getByRole('region', { name: 'Resumo da compra' })).toHaveTextContent('R$ 112,50');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Resumo da compra');
  expect(await axe(container)).toHaveNoViolations();
});

it('without one adds nothing to the outline', () => {
  render(<Card>R$ 112,50</Card>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Logo } from './Logo';

it('is one image named after the house, with its word or without', async () => {
  const { container, rerender } = render(<Logo size={40} />);
  expect(screen.getByRole('img', { name: 'Itapê' })).toHaveAttribute('width', '134');
  rerender(<Logo size={40} markOnly />);
  expect(screen.getByRole('img', { name: 'Itapê' })).toHaveAttribute('width', '40');
  expect(await axe(container)).toHaveNoViolations();
});

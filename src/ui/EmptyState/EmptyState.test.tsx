import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmptyState } from './EmptyState';

it('says that there is nothing, why, and what can be done', async () => {
  const { container } = render(
    <EmptyState title="Nenhuma viagem nesta data" action={<a href="/home">Buscar outra data</a>}>
      Tente a véspera.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Nenhuma viagem nesta data' })).toBeVisible();
  expect(screen.getByText('Tente a véspera.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar outra data' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

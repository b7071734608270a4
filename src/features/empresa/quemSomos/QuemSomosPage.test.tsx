import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { empresa } from '../../../domain/empresa/conteudo/empresa';
import { QuemSomosPage } from './QuemSomosPage';

it('tells where the company comes from and each of its promises, and leads on [§2.rota.quem-somos]', async () => {
  const { container } = renderScreen(<QuemSomosPage />);
  expect(document.title).toBe('Quem somos – Itapê');
  for (const { titulo } of empresa.compromissos) {
    expect(screen.getByRole('heading', { level: 2, name: titulo })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Conhecer a frota' })).toHaveAttribute('href', '/nossa-frota');
  expect(await axe(container)).toHaveNoViolations();
});

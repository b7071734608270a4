import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { umaCompanhiaPublica } from '../../../../tests/bodies/companhiaBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { QuemSomosPage } from './QuemSomosPage';

const open = (reply: Replies[string]) =>
  renderScreen(<QuemSomosPage />, { ports: { replies: { 'GET /Empresa': reply } } });

describe('about the company', () => {
  it('tells where it comes from and each of its promises, and leads on [§2.rota.quem-somos]', async () => {
    const { container } = open(succeeded(umaCompanhiaPublica()));
    const { compromissos } = umaCompanhiaPublica().apresentacao;
    expect(document.title).toBe('Quem somos – Itapê');
    for (const { titulo } of compromissos) {
      expect(await screen.findByRole('heading', { level: 2, name: titulo })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Conhecer a frota' })).toHaveAttribute('href', '/nossa-frota');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['has no data', null],
    ['says nothing', umaCompanhiaPublica({ apresentacao: { resumo: '', historia: [], compromissos: [] } })],
  ])('is told where the company %s', async (_, companhia) => {
    open(succeeded(companhia));
    expect(await screen.findByText('Ainda não contamos a nossa história')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conhecer a frota' })).toBeVisible();
  });

  it('may be asked for again', async () => {
    const replies = [offline(), succeeded(umaCompanhiaPublica())];
    open(() => replies.shift() ?? offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nossa história')).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { resumoAdministracao, semPendencias } from '../../../../tests/bodies/administracaoBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { VisaoGeralPage } from './VisaoGeralPage';

const open = (reply: HttpResult<unknown>) =>
  renderScreen(<VisaoGeralPage />, { ports: { replies: { 'GET /Administracao/Resumo': reply } } });

describe('the overview of the back office', () => {
  it('names what waits, the gravest first, and what does not', async () => {
    const { container } = open(succeeded(resumoAdministracao));
    expect(await screen.findByText('Regras quebradas: 1')).toBeVisible();
    const waiting = screen.getByRole('region', { name: 'Precisa de atenção' });
    expect(waiting.textContent).toMatch(/Regras quebradas: 1.*Alertas: 3.*1 cancelada.*Manifestações sem resposta: 12/);
    expect(waiting).toHaveTextContent('2 com prazo vencido');
    expect(screen.getByRole('region', { name: 'Em dia' })).toHaveTextContent('Candidaturas da semana');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so where nothing waits', async () => {
    open(succeeded(semPendencias));
    expect(await screen.findByRole('heading', { name: 'Nada espera por ninguém' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Em dia' })).toBeNull();
  });

  it('offers to ask again where the answer failed', async () => {
    const { ports } = open(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

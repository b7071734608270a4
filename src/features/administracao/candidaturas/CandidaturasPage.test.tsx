import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { candidaturaAdministrada, paginaCandidaturas } from '../../../../tests/bodies/administracaoEmpresaBodies';
import { umaCompanhiaPublica } from '../../../../tests/bodies/companhiaBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { CandidaturasPage } from './CandidaturasPage';

const PATH = '/administracao/candidaturas';
const lista = (reply: HttpResult<unknown>, query = '') =>
  renderScreen(<CandidaturasPage />, {
    path: `${PATH}${query}`,
    ports: { replies: { 'GET /Empresa': succeeded(umaCompanhiaPublica()), 'GET /Administracao/Candidaturas': reply } },
  });

describe('the applications', () => {
  it('name position or area, state and day of deletion', async () => {
    const { container } = lista(succeeded(paginaCandidaturas));
    await screen.findByRole('cell', { name: 'Motorista rodoviário, São Paulo, SP' });
    const row = screen.getByRole('row', { name: /Bento Araújo/ });
    expect(row).toHaveTextContent(/Motorista rodoviário, São Paulo, SP.*Nova.*20\/05\/2027/);
    expect(screen.getByRole('row', { name: /Carla Menezes/ })).toHaveTextContent('Manutenção');
    expect(screen.getByRole('link', { name: 'Abrir a candidatura de Bento Araújo' })).toHaveAttribute(
      'href',
      `${PATH}?ver=P4FV-6XJ2`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are filtered by area and position together', async () => {
    const { events } = lista(succeeded(paginaCandidaturas), '?area=operacao');
    await screen.findByRole('row', { name: /Bento Araújo/ });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Vaga' }),
      'Motorista rodoviário, São Paulo, SP',
    );
    const busca = { situacao: '', area: 'operacao', vaga: 'motorista-rodoviario-sp' };
    expect(events).toEqual([{ type: 'SecaoFiltrada', payload: { path: PATH, busca } }]);
  });

  it('say where none came, and offer to ask again where the answer failed', async () => {
    const { unmount } = lista(succeeded({ total: 0, vagas: [], candidaturas: [] }));
    expect(await screen.findByText('Nenhuma candidatura ainda')).toBeVisible();
    unmount();
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    const asked = jest.mocked(ports.http.request).mock.calls.filter(([{ path }]) => path.includes('Candidaturas'));
    expect(asked).toHaveLength(2);
  });
});

it('an application offers its file and the ways to sort it', async () => {
  const { container, events } = renderScreen(<CandidaturasPage />, {
    path: `${PATH}?ver=P4FV-6XJ2`,
    ports: { replies: { 'GET /Administracao/Candidaturas/P4FV-6XJ2': succeeded(candidaturaAdministrada) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar currículo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Arquivar' }));
  const protocolo = 'P4FV-6XJ2';
  expect(events).toEqual([
    { type: 'CurriculoPedido', payload: { protocolo, nome: 'curriculo-bento.pdf' } },
    { type: 'CandidaturaTriada', payload: { protocolo, situacao: 'arquivada' } },
  ]);
  expect(screen.getByText('20/05/2027')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

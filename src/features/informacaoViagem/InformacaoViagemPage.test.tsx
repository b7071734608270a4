import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, offline, succeeded } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { novoRio, tiete, umaInformacao, umaParada } from '../../../tests/support/viagemBuilders';
import type { HttpResult } from '../../services/ports';
import { InformacaoViagemPage } from './InformacaoViagemPage';

const open = (reply: HttpResult<unknown> | (() => HttpResult<unknown>), path = '/informacao-de-viagem?viagem=100') =>
  renderScreen(<InformacaoViagemPage />, { ports: { replies: { 'GET /Viagens/100': reply } }, path });

const unknown = failed({ kind: 'refused', status: 404, erros: [{ codigo: 'X', mensagem: 'x' }] });

describe('information of a trip', () => {
  it('tells line, platform and every stop by the clock of its place', async () => {
    const { container } = open(succeeded(umaInformacao()));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await screen.findByText('Plataforma 12')).toBeInTheDocument();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    const stops = within(screen.getByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent)).toEqual([
      '08:00São Paulo, SPTerminal Rodoviário do Tietê',
      '11:30Resende, RJRodoviária de Resende',
      '14:10Rio de Janeiro, RJTerminal Rodoviário Novo Rio',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('marks the stops of the next day, and the small hours of the departure', async () => {
    const paradas = [umaParada(tiete, '2026-12-05', '00:10'), umaParada(novoRio, '2026-12-06', '01:00')];
    open(succeeded(umaInformacao({ paradas })));

    expect(await screen.findByText('+1 dia')).toBeInTheDocument();
    expect(screen.getByText(/madrugada de sábado/)).toBeInTheDocument();
  });

  it.each([
    ['no departure of that number', unknown, undefined],
    ['no number at all', unknown, '/informacao-de-viagem'],
  ])('says that there is %s', async (_, reply, path) => {
    open(reply, path);
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta viagem' })).toBeInTheDocument();
  });

  it('may be asked for again', async () => {
    let online = false;
    open(() => (online ? succeeded(umaInformacao()) : offline()));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Plataforma 12')).toBeInTheDocument();
  });
});

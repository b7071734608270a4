import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { succeeded } from '../../../../tests/support/builders';
import { at, dia, manha, openResultado, replies, umaBusca } from '../../../../tests/support/openResultado';
import { novoRio, tiete, umaInformacao, umaParada } from '../../../../tests/support/viagemBuilders';
import { addDias } from '../../../domain/base/data';
import { toBuscaLink } from '../../../domain/viagens/links';
import type { Viagem } from '../../../domain/wire/viagens/viagens';

describe('a round trip', () => {
  const idaEVolta = umaBusca({ idaVolta: true, dataVolta: addDias(dia, 4) });
  const volta = (id: string, hora: string, on = addDias(dia, 4)) =>
    at(id, hora, 12_000, { partida: umaParada(novoRio, on, hora), chegada: umaParada(tiete, addDias(on, 1), '06:00') });
  const bothWays = (back: Viagem[], out: Viagem[] = [manha]) =>
    replies([], {
      'GET /Viagens': ({ path }) => succeeded(path.includes('localidadeOrigem=1&') ? out : back),
    });

  it('lists the way back once the way out is chosen, which may be chosen again', async () => {
    const { events, ports } = openResultado(bothWays([volta('300', '08:00')]), `${toBuscaLink(idaEVolta)}&ida=100`);
    await screen.findByText('1 viagem encontrada');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rio de Janeiro, RJ → São Paulo, SP');
    expect(await screen.findByText(/08:00 São Paulo → 23:00 Rio de Janeiro/)).toBeInTheDocument();
    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path as string);
    expect(paths).toContain(`/Viagens?localidadeOrigem=2&localidadeDestino=1&dataPartida=${addDias(dia, 4)}`);

    expect(screen.getByText(/a partir de R\$ 150,00/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar ida' }));
    expect(events.at(-1)).toEqual({ type: 'IdaDescartada', payload: undefined });
  });

  it('tells the way out by its trip where its list has it no more', async () => {
    const informacao = umaInformacao({ paradas: [umaParada(tiete, dia, '08:00'), umaParada(novoRio, dia, '14:10')] });
    const gone = { ...bothWays([volta('300', '08:00')], []), 'GET /Viagens/100': succeeded(informacao) };
    openResultado(gone, `${toBuscaLink(idaEVolta)}&ida=100`);
    expect(await screen.findByText(/08:00 São Paulo → 14:10 Rio de Janeiro/)).toBeInTheDocument();
    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
    expect(screen.queryByText(/a partir de/)).not.toBeInTheDocument();
  });

  it('leaves out what leads back before the arrival, and says so where nothing is left', async () => {
    const sameDay = `${toBuscaLink({ ...idaEVolta, dataVolta: dia })}&ida=100`;
    const back = [volta('300', '22:59', dia), volta('400', '23:00', dia)];
    const { unmount } = openResultado(bothWays(back), sameDay);
    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
    unmount();
    openResultado(bothWays(back.slice(0, 1)), sameDay);
    expect(await screen.findByRole('heading', { name: 'Nenhuma volta depois da sua chegada' })).toBeInTheDocument();
    expect(screen.getByText(/Sua ida chega às 23:00/)).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma viagem neste dia')).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete, umaInformacao, umaParada, umaViagem } from '../../../../tests/support/viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import { toBuscaLink, type Busca } from '../../../domain/viagens/links';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { ResultadoPage } from './ResultadoPage';

const dia = addDias(diaEm(AGORA, FUSO_DA_SEDE), 10);
const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: dia };
const busca: Busca = { ...consulta, idaVolta: false, dataVolta: null };
const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ', terminal: 'Rodoviária de Resende' };
const trechos: [Viagem, Viagem] = [
  umaViagem({ id: '500', partida: umaParada(tiete, dia, '08:00'), chegada: umaParada(resende, dia, '12:00') }),
  umaViagem({
    id: '600',
    partida: umaParada(resende, dia, '13:20'),
    chegada: umaParada(novoRio, addDias(dia, 1), '01:00'),
    poltronasLivres: 1,
  }),
];
const conexao = { trechos, esperaMinutos: 80, duracaoMinutos: 1_020, menorPrecoCentavos: 22_500 };
const found: Replies = { 'GET /Viagens/Conexoes': succeeded([conexao]) };

const open = (replies: Replies, extra = '') =>
  renderScreen(<ResultadoPage renderBusca={() => null} />, {
    ports: {
      replies: {
        'GET /Localidades/1': succeeded(tiete),
        'GET /Localidades/2': succeeded(novoRio),
        'GET /Viagens/Calendario': succeeded([]),
        ...replies,
      },
    },
    path: `${toBuscaLink(busca)}${extra}`,
  });
const cards = () => screen.findAllByRole('article');
const direta = umaViagem({ id: '700', menorPrecoCentavos: 30_000, partida: umaParada(tiete, dia, '06:00') });

describe('journeys with one change', () => {
  it('are cards like the others: the change, the wait and the whole price, and lead on with both trips', async () => {
    const { events, container } = open({ ...found, 'GET /Viagens': succeeded([]) });
    const card = within(await screen.findByRole('article', { name: 'Partida 08:00, chegada 01:00, +1 dia' }));
    expect(card.getByText('1 troca em Resende, RJ (espera de 1h 20min)')).toBeInTheDocument();
    expect(card.getByText('R$ 225,00')).toBeInTheDocument();
    expect(card.getByText('Última poltrona')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma viagem neste dia')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Selecionar' }));
    expect(events).toContainEqual({ type: 'ConexaoEscolhida', payload: { trechos, busca } });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tell each trip where the card is unfolded', async () => {
    const stops = { 'GET /Viagens/500': succeeded(umaInformacao()), 'GET /Viagens/600': succeeded(umaInformacao()) };
    open({ ...found, ...stops, 'GET /Viagens': succeeded([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
    expect(screen.getByRole('heading', { name: /^1º trecho: 08:00 São Paulo → 12:00 Resende/ })).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: /^2º trecho: 13:20 Resende → 01:00 Rio de Janeiro/ }),
    ).toBeInTheDocument();
  });

  it('stand among the direct ones, in the order and under the filters of all', async () => {
    open({ ...found, 'GET /Viagens': succeeded([direta]) }, '&ordem=preco');
    expect((await cards()).map((card) => within(card).getByText(/^R\$/).textContent)).toEqual([
      'R$ 225,00',
      'R$ 300,00',
    ]);
    expect(screen.getByText('2 viagens encontradas')).toBeInTheDocument();
  });

  it('are not asked for where enough go there directly', async () => {
    const many = ['a', 'b', 'c'].map((id) => ({ ...direta, id }));
    const { ports } = open({ ...found, 'GET /Viagens': succeeded(many) });
    expect(await cards()).toHaveLength(3);
    expect(ports.http.request).not.toHaveBeenCalledWith(
      expect.objectContaining({ path: expect.stringContaining('/Viagens/Conexoes') }),
    );
  });

  it('are done without beside a direct one where they could not be asked for', async () => {
    open({ 'GET /Viagens': succeeded([direta]), 'GET /Viagens/Conexoes': offline() });
    expect(await cards()).toHaveLength(1);
  });

  it('are asked for again where nothing goes there directly: the day is not called empty', async () => {
    open({ 'GET /Viagens': succeeded([]), 'GET /Viagens/Conexoes': offline() });
    expect(await screen.findByRole('heading', { name: 'Não conseguimos buscar as viagens' })).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma viagem neste dia')).not.toBeInTheDocument();
  });

  it('are chosen for each way of a round trip, the way back among those after the arrival', async () => {
    const idaEVolta: Busca = { ...busca, idaVolta: true, dataVolta: addDias(dia, 1) };
    const back = (id: string, hora: string) => {
      const [one, other] = trechos;
      const volta: [Viagem, Viagem] = [
        { ...one, id, partida: umaParada(novoRio, addDias(dia, 1), hora) },
        { ...other, id: `${id}1`, chegada: umaParada(tiete, addDias(dia, 1), '20:00') },
      ];
      return { ...conexao, trechos: volta };
    };
    const lists: Replies = {
      'GET /Localidades/1': succeeded(tiete),
      'GET /Localidades/2': succeeded(novoRio),
      'GET /Viagens': succeeded([]),
      'GET /Viagens/Calendario': succeeded([]),
      'GET /Viagens/Conexoes': ({ path }) =>
        succeeded(path.includes('localidadeOrigem=1&') ? [conexao] : [back('700', '00:30'), back('800', '09:00')]),
    };
    const page = (path: string) =>
      renderScreen(<ResultadoPage renderBusca={() => null} />, { ports: { replies: lists }, path });
    const out = page(toBuscaLink(idaEVolta));
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar' }));
    expect(out.events).toContainEqual({ type: 'ConexaoEscolhida', payload: { trechos, busca: idaEVolta } });
    out.unmount();

    const { events, container } = page(`${toBuscaLink(idaEVolta)}&ida=500.1.9_600.9.2`);
    expect(await screen.findByText(/08:00 São Paulo → 01:00 Rio de Janeiro · com 1 troca/)).toBeInTheDocument();
    expect(screen.getByText(/a partir de R\$ 225,00/)).toBeInTheDocument();
    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Selecionar' }));
    expect(events.at(-1)).toMatchObject({
      type: 'ConexaoEscolhida',
      payload: { trechos: [{ id: '800' }, { id: '8001' }] },
    });
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete, umaParada, umaViagem } from '../../../../tests/support/viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import { toBuscaLink, type Busca } from '../../../domain/viagens/links';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { Conexoes } from './Conexoes';
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
const conexao = { trechos, esperaMinutos: 80, duracaoMinutos: 1_020, menorPrecoCentavos: 15_000 };
const found: Replies = { 'GET /Viagens/Conexoes': succeeded([conexao]) };

const show = (replies: Replies, diretas = 0, fields: Partial<Busca> = {}) =>
  renderScreen(<Conexoes busca={{ ...busca, ...fields }} consulta={consulta} diretas={diretas} />, {
    ports: { replies },
  });

describe('journeys with one change', () => {
  it('tell the change, the wait and the whole price, and lead to the purchase of both trips', async () => {
    const { events, container } = show(found);
    const list = within(await screen.findByRole('list', { name: 'Viagens com conexão' }));
    expect(list.getByRole('heading', { name: '08:00 → 01:00 +1 dia' })).toBeInTheDocument();
    expect(list.getByText('a partir de R$ 150,00, taxas incluídas')).toBeInTheDocument();
    const change = '17h ao todo, com 1h 20min para trocar em Resende, RJ – Rodoviária de Resende';
    expect(list.getByText(change)).toBeInTheDocument();
    expect(list.getByText(/^13:20 Resende → 01:00 Rio de Janeiro .* 1 poltrona livre$/)).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Selecionar a conexão das 08:00' }));
    expect(events).toEqual([{ type: 'ConexaoEscolhida', payload: { trechos } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each<[string, number, Partial<Busca>]>([
    ['enough go there directly', 3, {}],
    ['a way back is wanted too', 0, { idaVolta: true, dataVolta: dia }],
  ])('are not asked for where %s', (_, diretas, fields) => {
    const { ports } = show(found, diretas, fields);
    expect(ports.http.request).not.toHaveBeenCalled();
  });

  it('are done without where there are none, or they could not be asked for', async () => {
    const { ports, container } = show({ 'GET /Viagens/Conexoes': offline() });
    await Promise.resolve();
    expect(ports.http.request).toHaveBeenCalledTimes(1);
    expect(container).not.toHaveTextContent('troca');
  });

  it.each([
    ['beside the few that go there directly', [umaViagem()]],
    ['where nothing does', []],
  ])('stand %s', async (_, viagens) => {
    const replies: Replies = {
      ...found,
      'GET /Localidades/1': succeeded(tiete),
      'GET /Localidades/2': succeeded(novoRio),
      'GET /Viagens': succeeded(viagens),
      'GET /Viagens/Calendario': succeeded([]),
    };
    renderScreen(<ResultadoPage renderBusca={() => null} />, { ports: { replies }, path: toBuscaLink(busca) });
    expect(await screen.findByRole('region', { name: 'Com uma troca de ônibus' })).toBeInTheDocument();
  });
});

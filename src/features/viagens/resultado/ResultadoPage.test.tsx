import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import {
  barraFunda,
  novoRio,
  tiete,
  umaInformacao,
  umaParada,
  umaViagem,
  umPreco,
} from '../../../../tests/support/viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import { semFiltros } from '../../../domain/viagens/filtros';
import { toBuscaLink, type Busca } from '../../../domain/viagens/links';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { conexaoChanged } from '../../../store/aplicativo/interface';
import { ResultadoPage } from './ResultadoPage';

const hoje = diaEm(AGORA, FUSO_DA_SEDE);
const dia = addDias(hoje, 10);
const umaBusca = (fields: Partial<Busca> = {}): Busca => ({
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: dia,
  dataVolta: null,
  ...fields,
});

const at = (id: string, hora: string, totalCentavos: number, fields: Partial<Viagem> = {}): Viagem =>
  umaViagem({
    id,
    partida: umaParada(tiete, dia, hora),
    chegada: umaParada(novoRio, dia, '23:00'),
    menorPrecoCentavos: totalCentavos,
    classes: [{ classe: 'executivo', preco: umPreco(totalCentavos), poltronasLivres: 9 }],
    ...fields,
  });
const manha = at('100', '08:00', 15_000);
const noite = at('200', '20:00', 11_250, {
  duracaoMinutos: 300,
  classes: [{ classe: 'leito', preco: umPreco(11_250), poltronasLivres: 3 }],
});

const replies = (viagens: Viagem[], more: Replies = {}): Replies => ({
  'GET /Localidades/1': succeeded(tiete),
  'GET /Localidades/2': succeeded(novoRio),
  'GET /Viagens': succeeded(viagens),
  'GET /Viagens/Conexoes': succeeded([]),
  'GET /Viagens/Calendario': succeeded([
    { data: dia, menorPrecoCentavos: 15_000 },
    { data: addDias(dia, 1), menorPrecoCentavos: 9_900 },
    { data: addDias(dia, 2), menorPrecoCentavos: null },
  ]),
  ...more,
});

const open = (table: Replies, path = toBuscaLink(umaBusca())) =>
  renderScreen(<ResultadoPage renderBusca={({ campos }) => <p>Busca de {campos.origem}</p>} />, {
    ports: { replies: table },
    path,
  });

const cards = () => within(screen.getByRole('list', { name: 'Viagens' })).getAllByRole('article');
const hours = () => cards().map((card) => card.getAttribute('aria-labelledby')).length;

describe('the results', () => {
  it('are headed by both places, counted, and listed by their time', async () => {
    open(replies([noite, manha]));
    await screen.findByText('2 viagens encontradas');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument();
    expect(cards()[0]).toHaveAccessibleName(/Partida 08:00/);
    expect(hours()).toBe(2);
  });

  it('lead to the purchase of the departure that is selected', async () => {
    const { events } = open(replies([manha, noite]));
    await screen.findByText('2 viagens encontradas');
    await userEvent.click(screen.getAllByRole('button', { name: 'Selecionar' })[1] as HTMLElement);

    expect(events).toContainEqual({ type: 'ViagemEscolhida', payload: { viagem: noite, busca: umaBusca() } });
  });

  it.each([
    ['preco', /Partida 20:00/],
    ['duracao', /Partida 20:00/],
    ['horario', /Partida 08:00/],
  ])('stand in the order of the address: %s', async (ordem, first) => {
    open(replies([manha, noite]), `${toBuscaLink(umaBusca())}&ordem=${ordem}`);
    await screen.findByText('2 viagens encontradas');
    expect(cards()[0]).toHaveAccessibleName(first);
  });

  it('are narrowed by the filters of the address, which count what each would leave', async () => {
    const { events } = open(replies([manha, noite]), `${toBuscaLink(umaBusca())}&classe=leito`);
    await screen.findByText('1 viagem encontrada');
    const filtros = within(screen.getByRole('group', { name: 'Filtros' }));
    expect(filtros.getByRole('checkbox', { name: /Leito/ })).toBeChecked();

    await userEvent.click(filtros.getByRole('checkbox', { name: /Executivo/ }));
    expect(events.at(-1)).toEqual({
      type: 'FiltrosAlterados',
      payload: { filtros: { ...semFiltros, classes: ['leito', 'executivo'] }, ordem: 'horario' },
    });
  });

  it('change their order through the address', async () => {
    const { events } = open(replies([manha, noite]));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar por' }), 'Menor preço');

    expect(events.at(-1)).toMatchObject({ type: 'FiltrosAlterados', payload: { ordem: 'preco' } });
  });

  it('show each filter as a chip that takes it back, and all of them at once', async () => {
    const { events } = open(
      replies([manha, noite]),
      `${toBuscaLink(umaBusca())}&classe=leito&periodo=noite&preco=ate-150`,
    );
    await screen.findByText('1 viagem encontrada');
    const chips = within(screen.getByRole('group', { name: 'Filtros escolhidos' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent?.trim())).toEqual([
      'Remover Leito',
      'Remover Noite (18h às 24h)',
      'Remover R$ 100 a R$ 150',
      'Limpar filtros',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remover Leito' }));
    expect(events.at(-1)).toMatchObject({
      payload: { filtros: { classes: [], periodos: ['noite'], precos: ['ate-150'] } },
    });
    await userEvent.click(chips.getByRole('button', { name: 'Limpar filtros' }));
    expect(events.at(-1)).toMatchObject({ payload: { filtros: semFiltros } });
  });

  it('offer no filter in which all departures are alike', async () => {
    open(replies([manha, noite]));
    await screen.findByText('2 viagens encontradas');
    const filtros = within(screen.getByRole('group', { name: 'Filtros' }));
    expect(filtros.getByRole('button', { name: 'Classe' })).toBeInTheDocument();
    expect(filtros.queryByRole('button', { name: 'Terminal de embarque' })).not.toBeInTheDocument();
    expect(filtros.queryByRole('button', { name: 'Gratuidades' })).not.toBeInTheDocument();
  });

  it('tell the price of the class that is looked for, and the rule of giving up', async () => {
    const both = at('300', '09:00', 9_000, {
      classes: [
        { classe: 'convencional', preco: umPreco(9_000), poltronasLivres: 9 },
        { classe: 'leito', preco: umPreco(21_000), poltronasLivres: 3 },
      ],
    });
    open(replies([both, manha]), `${toBuscaLink(umaBusca())}&classe=leito`);
    await screen.findByText('1 viagem encontrada');
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByText('R$ 210,00')).toBeInTheDocument();
    expect(card.queryByText('a partir de')).not.toBeInTheDocument();
    expect(card.getByText('100% de volta em até 7 dias da compra')).toBeInTheDocument();
  });

  it('unfold the stops of a departure, the traveller’s own marked, and fold them again', async () => {
    open(replies([manha], { 'GET /Viagens/100': succeeded(umaInformacao()) }));
    await screen.findByText('1 viagem encontrada');
    const more = screen.getByRole('button', { name: 'Ver paradas' });
    await userEvent.click(more);
    const stops = within(await screen.findByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent)).toEqual([
      expect.stringContaining('Seu embarque'),
      expect.stringContaining('Resende'),
      expect.stringContaining('Seu desembarque'),
    ]);
    expect(more).toHaveFocus();
    await userEvent.click(more);
    expect(screen.queryByRole('list', { name: 'Paradas' })).not.toBeInTheDocument();
  });

  it('say that the stops could not be asked for, and ask again', async () => {
    let online = false;
    open(replies([manha], { 'GET /Viagens/100': () => (online ? succeeded(umaInformacao()) : offline()) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
    expect(await screen.findByText('Não conseguimos buscar as paradas.')).toBeInTheDocument();
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('list', { name: 'Paradas' })).toBeInTheDocument();
  });

  it('offer to drop filters that leave nothing', async () => {
    const { events } = open(replies([manha]), `${toBuscaLink(umaBusca())}&classe=leito-cama`);
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));

    expect(events.at(-1)).toMatchObject({ type: 'FiltrosAlterados', payload: { filtros: { classes: [] } } });
  });

  it('release what was held for an earlier choice', () => {
    const { events } = open(replies([manha]));
    expect(events[0]).toEqual({ type: 'LimparPartidaSelecionada', payload: undefined });
  });
});

describe('days', () => {
  it('show their lowest price and lead to another day', async () => {
    const { events } = open(replies([manha]));
    const tabs = within(screen.getByRole('tablist', { name: 'Datas' }));
    await userEvent.click(await tabs.findByRole('tab', { name: /R\$ 99,00/ }));

    expect(events.at(-1)).toEqual({
      type: 'SelecionouNovaDataPesquisa',
      payload: { dataPartida: addDias(dia, 1) },
    });
  });

  it('offer the nearest ones where nothing leaves', async () => {
    const { events } = open(replies([]));
    expect(await screen.findByRole('heading', { name: 'Nenhuma viagem neste dia' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /R\$ 99,00/ }));

    expect(events.at(-1)).toMatchObject({ payload: { dataPartida: addDias(dia, 1) } });
  });

  it('may be opened where their prices could not be asked for', async () => {
    open(replies([manha], { 'GET /Viagens/Calendario': offline() }));
    expect((await screen.findAllByText('ver viagens')).length).toBe(7);
  });

  it('nearest are asked for again where they could not be', async () => {
    let online = false;
    const day = { data: addDias(dia, 1), menorPrecoCentavos: 9_900 };
    open(replies([], { 'GET /Viagens/Calendario': () => (online ? succeeded([day]) : offline()) }));
    const again = await screen.findByRole('button', { name: 'Procurar de novo' });
    online = true;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /R\$ 99,00/ })).toBeInTheDocument();
  });

  it('of the past are not asked for', async () => {
    const { events, ports } = open(replies([manha]), toBuscaLink(umaBusca({ dataPartida: addDias(hoje, -3) })));
    await userEvent.click(screen.getByRole('button', { name: 'Ver o próximo dia' }));

    expect(events.at(-1)).toMatchObject({ payload: { dataPartida: hoje } });
    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path as string);
    expect(paths.filter((path) => path.startsWith('/Viagens?'))).toEqual([]);
  });
});

describe('other terminals', () => {
  const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: dia };
  const outra = { origem: barraFunda, destino: novoRio, distanciaKm: 7, viagens: 1, menorPrecoCentavos: 9_900 };
  const state = { resultado: { consulta, alternativas: [outra] } } as never;
  const openWith = (table: Replies, path = toBuscaLink(umaBusca())) =>
    renderScreen(<ResultadoPage renderBusca={() => null} />, { ports: { replies: table }, path, state });

  it('are asked for once the list is here', async () => {
    const { events } = open(replies([manha]));
    await screen.findByText('1 viagem encontrada');
    expect(events.map(({ type }) => type)).toEqual(['LimparPartidaSelecionada', 'obterLocalidadesFiltro']);
  });

  it.each([
    ['beside the list', [manha]],
    ['where nothing leaves', []],
  ])('are a press away %s', async (_, viagens) => {
    const { events } = openWith(replies(viagens));
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Saindo de São Paulo, SP – Terminal da Barra Funda (7 km) 1 viagem a partir de R$ 99,00',
      }),
    );
    expect(events.at(-1)).toEqual({
      type: 'BuscaEnviada',
      payload: { busca: umaBusca({ localidadeOrigem: barraFunda.id }) },
    });
  });

  it('are none for the way back, whose ends are chosen', async () => {
    const volta = umaBusca({ idaVolta: true, dataVolta: dia, localidadeOrigem: '2', localidadeDestino: '1' });
    openWith(replies([manha], { 'GET /Viagens/100': succeeded(umaInformacao()) }), `${toBuscaLink(volta)}&ida=100`);
    await screen.findByText('1 viagem encontrada');
    expect(screen.queryByRole('region', { name: 'Outros terminais' })).not.toBeInTheDocument();
  });
});

describe('a round trip', () => {
  const idaEVolta = umaBusca({ idaVolta: true, dataVolta: addDias(dia, 4) });

  it('lists the way back once the way out is chosen, which may be chosen again', async () => {
    const informacao = umaInformacao({ paradas: [umaParada(tiete, dia, '08:00'), umaParada(novoRio, dia, '14:10')] });
    const { events, ports } = open(
      replies([manha], { 'GET /Viagens/100': succeeded(informacao) }),
      `${toBuscaLink(idaEVolta)}&ida=100`,
    );
    await screen.findByText('1 viagem encontrada');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rio de Janeiro, RJ → São Paulo, SP');
    expect(await screen.findByText(/08:00 São Paulo → 14:10 Rio de Janeiro/)).toBeInTheDocument();
    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path as string);
    expect(paths).toContain(`/Viagens?localidadeOrigem=2&localidadeDestino=1&dataPartida=${addDias(dia, 4)}`);

    expect(screen.getByText(/a partir de R\$ 150,00/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar ida' }));
    expect(events.at(-1)).toEqual({ type: 'IdaDescartada', payload: undefined });
  });
});

describe('when something is wrong', () => {
  it('says so and tries again', async () => {
    let online = false;
    open(replies([], { 'GET /Viagens': () => (online ? succeeded([manha]) : offline()) }));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);

    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
  });

  it('searches by itself once the network is back', async () => {
    let online = false;
    const { store } = open(replies([], { 'GET /Viagens': () => (online ? succeeded([manha]) : offline()) }));
    act(() => void store.dispatch(conexaoChanged(false)));
    expect(await screen.findByRole('heading', { name: 'Você está sem internet' })).toBeInTheDocument();
    online = true;
    act(() => void store.dispatch(conexaoChanged(true)));

    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
  });

  it('offers a search where the address holds none', () => {
    open(replies([]), '/resultado-busca-viagens?localidadeOrigem=1');
    expect(screen.getByRole('heading', { name: 'Não entendemos esta busca' })).toBeInTheDocument();
    expect(screen.getByText(/Busca de/)).toBeInTheDocument();
  });

  it('lets the search be changed', async () => {
    open(replies([manha]));
    await screen.findByText('1 viagem encontrada');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    expect(screen.getByText('Busca de São Paulo, SP – Terminal Rodoviário do Tietê')).toBeInTheDocument();
  });

  it('opens the search only once its places are known, however early that is pressed', async () => {
    let answer: (() => void) | undefined;
    const late = () =>
      new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = () => resolve(succeeded(tiete))));
    open(replies([manha], { 'GET /Localidades/1': late }));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    await screen.findByText('1 viagem encontrada');
    expect(screen.queryByText(/Busca de/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Alterar busca' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer?.());
    expect(await screen.findByText(/Busca de São Paulo/)).toBeInTheDocument();
  });

  it('opens it all the same where a place could not be asked for', async () => {
    open(replies([manha], { 'GET /Localidades/1': offline() }));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    expect(await screen.findByText(/Busca de/)).toBeInTheDocument();
  });
});

it('has no accessibility violation, with trips and without', async () => {
  const { container, unmount } = open(replies([manha, noite]));
  await screen.findByText('2 viagens encontradas');
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const empty = open(replies([]));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /R\$/ }).length).toBeGreaterThan(0));
  expect(await axe(empty.container)).toHaveNoViolations();
});

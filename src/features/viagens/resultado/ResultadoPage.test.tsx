import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { umaInformacao, umPreco } from '../../../../tests/support/viagemBuilders';
import { addDias } from '../../../domain/base/data';
import { semFiltros } from '../../../domain/viagens/filtrosLink';
import { toBuscaLink } from '../../../domain/viagens/links';
import {
  hoje,
  dia,
  umaBusca,
  at,
  manha,
  noite,
  replies,
  openResultado,
  cards,
  hours,
} from '../../../../tests/support/openResultado';

describe('the results', () => {
  it('are headed by both places, counted, and listed by their time', async () => {
    openResultado(replies([noite, manha]));
    await screen.findByText('2 viagens encontradas');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ');
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument();
    expect(cards()[0]).toHaveAccessibleName(/Partida 08:00/);
    expect(hours()).toBe(2);
  });

  it('are announced by one status while they load, in a list that is busy', async () => {
    openResultado(replies([noite, manha]));
    expect(screen.getByText('Carregando viagens')).toHaveRole('status');
    expect(screen.getByRole('list', { name: 'Viagens' })).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('2 viagens encontradas');
    expect(screen.queryByText('Carregando viagens')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Viagens' })).not.toHaveAttribute('aria-busy');
  });

  it('lead to the purchase of the departure that is selected', async () => {
    const { events } = openResultado(replies([manha, noite]));
    await screen.findByText('2 viagens encontradas');
    await userEvent.click(screen.getAllByRole('button', { name: 'Selecionar' })[1] as HTMLElement);

    expect(events).toContainEqual({ type: 'ViagemEscolhida', payload: { viagem: noite, busca: umaBusca() } });
  });

  it.each([
    ['preco', /Partida 20:00/],
    ['duracao', /Partida 20:00/],
    ['horario', /Partida 08:00/],
  ])('stand in the order of the address: %s', async (ordem, first) => {
    openResultado(replies([manha, noite]), `${toBuscaLink(umaBusca())}&ordem=${ordem}`);
    await screen.findByText('2 viagens encontradas');
    expect(cards()[0]).toHaveAccessibleName(first);
  });

  it('are narrowed by the filters of the address, which count what each would leave', async () => {
    const { events } = openResultado(replies([manha, noite]), `${toBuscaLink(umaBusca())}&classe=leito`);
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
    const { events } = openResultado(replies([manha, noite]));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar por' }), 'Menor preço');

    expect(events.at(-1)).toMatchObject({ type: 'FiltrosAlterados', payload: { ordem: 'preco' } });
  });

  it('show each filter as a chip that takes it back, and all of them at once', async () => {
    const { events } = openResultado(
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
    openResultado(replies([manha, noite]));
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
    openResultado(replies([both, manha]), `${toBuscaLink(umaBusca())}&classe=leito`);
    await screen.findByText('1 viagem encontrada');
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByText('R$ 210,00')).toBeInTheDocument();
    expect(card.queryByText('a partir de')).not.toBeInTheDocument();
    expect(card.getByText('100% de volta em até 7 dias da compra')).toBeInTheDocument();
  });

  it('unfold the stops of a departure, the traveller’s own marked, and fold them again', async () => {
    openResultado(replies([manha], { 'GET /Viagens/100': succeeded(umaInformacao()) }));
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

  it('say below the stops how punctual the line is', async () => {
    const informacao = umaInformacao({ pontualidade: { viagens: 50, noHorario: 46 } });
    openResultado(replies([manha], { 'GET /Viagens/100': succeeded(informacao) }));
    const more = await screen.findByRole('button', { name: 'Ver paradas' });
    expect(screen.queryByText(/No horário em/)).not.toBeInTheDocument();
    await userEvent.click(more);
    expect(await screen.findByText('No horário em 92% das últimas 50 viagens desta linha')).toBeVisible();
  });

  it('say there how its travellers rate the line', async () => {
    const informacao = umaInformacao({ avaliacoes: { quantas: 37, soma: 160 } });
    openResultado(replies([manha], { 'GET /Viagens/100': succeeded(informacao) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
    expect(await screen.findByText('Nota 4,3 de 5 em 37 avaliações desta linha')).toBeVisible();
  });

  it('explain the price of each class below the stops, rule by rule', async () => {
    const regras = [{ id: 'r1', nome: 'Compra antecipada', centavos: -1_500 }];
    const preco = { ...umPreco(11_250), regras };
    const viagem = { ...manha, classes: [{ classe: 'executivo' as const, preco, poltronasLivres: 4 }] };
    openResultado(replies([viagem], { 'GET /Viagens/100': succeeded(umaInformacao()) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
    const why = within(screen.getByRole('region', { name: 'Por que este preço' }));
    expect(why.getAllByRole('definition').map((part) => part.textContent)).toEqual([
      'R$ 115,00',
      '−R$ 15,00',
      'R$ 6,00',
      'R$ 5,00',
      'R$ 1,50',
      'R$ 112,50',
    ]);
    expect(why.getByText('Compra antecipada')).toBeVisible();
  });

  it('say that the stops could not be asked for, and ask again', async () => {
    let online = false;
    openResultado(replies([manha], { 'GET /Viagens/100': () => (online ? succeeded(umaInformacao()) : offline()) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver paradas' }));
    expect(await screen.findByText('Não conseguimos buscar as paradas.')).toBeInTheDocument();
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('list', { name: 'Paradas' })).toBeInTheDocument();
  });

  it('offer to drop filters that leave nothing', async () => {
    const { events } = openResultado(replies([manha]), `${toBuscaLink(umaBusca())}&classe=leito-cama`);
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));

    expect(events.at(-1)).toMatchObject({ type: 'FiltrosAlterados', payload: { filtros: { classes: [] } } });
  });

  it('release what was held for an earlier choice', () => {
    const { events } = openResultado(replies([manha]));
    expect(events[0]).toEqual({ type: 'LimparPartidaSelecionada', payload: undefined });
  });
});

describe('days', () => {
  it('show their lowest price and lead to another day', async () => {
    const { events } = openResultado(replies([manha]));
    const tabs = within(screen.getByRole('tablist', { name: 'Datas' }));
    await userEvent.click(await tabs.findByRole('tab', { name: /R\$ 99,00/ }));

    // The list of trips may load before or after the press.
    expect(events).toContainEqual({ type: 'SelecionouNovaDataPesquisa', payload: { dataPartida: addDias(dia, 1) } });
  });

  it('offer the nearest ones where nothing leaves', async () => {
    const { events } = openResultado(replies([]));
    expect(await screen.findByRole('heading', { name: 'Nenhuma viagem neste dia' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /R\$ 99,00/ }));

    expect(events.at(-1)).toMatchObject({ payload: { dataPartida: addDias(dia, 1) } });
  });

  it('may be opened where their prices could not be asked for', async () => {
    openResultado(replies([manha], { 'GET /Viagens/Calendario': offline() }));
    expect((await screen.findAllByText('ver viagens')).length).toBe(7);
  });

  it('nearest are asked for again where they could not be', async () => {
    let online = false;
    const day = { data: addDias(dia, 1), menorPrecoCentavos: 9_900 };
    openResultado(replies([], { 'GET /Viagens/Calendario': () => (online ? succeeded([day]) : offline()) }));
    const again = await screen.findByRole('button', { name: 'Procurar de novo' });
    online = true;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /R\$ 99,00/ })).toBeInTheDocument();
  });

  it('of the past are not asked for', async () => {
    const { events, ports } = openResultado(
      replies([manha]),
      toBuscaLink(umaBusca({ dataPartida: addDias(hoje, -3) })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver o próximo dia' }));

    expect(events.at(-1)).toMatchObject({ payload: { dataPartida: hoje } });
    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path as string);
    expect(paths.filter((path) => path.startsWith('/Viagens?'))).toEqual([]);
  });
});

it('has no accessibility violation, with trips and without', async () => {
  const { container, unmount } = openResultado(replies([manha, noite]));
  await screen.findByText('2 viagens encontradas');
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const empty = openResultado(replies([]));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /R\$/ }).length).toBeGreaterThan(0));
  expect(await axe(empty.container)).toHaveNoViolations();
});

describe('the days around the searched one', () => {
  it('are not rendered anew by what changes beside them, since their tabs read the layout each time', async () => {
    openResultado(replies([manha, noite]));
    await screen.findByText('2 viagens encontradas');
    await screen.findByRole('tab', { name: /menor preço/ });
    const read = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Alterar busca' })).not.toBeInTheDocument());
    const roles = read.mock.contexts.map((element) => (element as Element).getAttribute('role'));
    expect(roles.filter((role) => role === 'tab' || role === 'tablist')).toEqual([]);
    read.mockRestore();
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { barraFunda, novoRio, tiete, umaParada } from '../../../../tests/support/viagemBuilders';
import { toBuscaLink } from '../../../domain/viagens/links';
import { DIAS_DE_VENDA } from '../../../domain/viagens/vendas';
import { conexaoChanged } from '../../../store/aplicativo/interface';
import type { HttpRequest } from '../../../services/ports';
import { ResultadoPage } from './ResultadoPage';
import { addDias, formatDia } from '../../../domain/base/data';
import { at, dia, hoje, umaBusca, manha, noite, replies, openResultado } from '../../../../tests/support/openResultado';

describe('other terminals', () => {
  const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: dia };
  const outra = { origem: barraFunda, destino: novoRio, distanciaKm: 7, viagens: 1, menorPrecoCentavos: 9_900 };
  const state = { resultado: { consulta, alternativas: [outra] } } as never;
  const openWith = (table: Replies, path = toBuscaLink(umaBusca())) =>
    renderScreen(<ResultadoPage renderBusca={() => null} />, { ports: { replies: table }, path, state });

  it('are asked for once the list is here', async () => {
    const { events } = openResultado(replies([manha]));
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
    const ida = at('100', '08:00', 15_000, { chegada: umaParada(novoRio, dia, '14:00') });
    const lists = ({ path }: HttpRequest) => succeeded(path.includes('localidadeOrigem=2&') ? [ida] : [noite]);
    openWith(replies([], { 'GET /Viagens': lists }), `${toBuscaLink(volta)}&ida=100`);
    await screen.findByText('1 viagem encontrada');
    expect(screen.queryByRole('region', { name: 'Outros terminais' })).not.toBeInTheDocument();
  });
});

describe('when something is wrong', () => {
  it('offers the search where its address names an unknown place, with what is known', async () => {
    openResultado(replies([], { 'GET /Localidades/2': refused(404) }));
    expect(await screen.findByRole('heading', { name: 'Não encontramos este lugar' })).toBeVisible();
    expect(screen.getByText(/^Busca de São Paulo/)).toBeVisible();
    expect(screen.queryByRole('tablist', { name: 'Datas' })).not.toBeInTheDocument();
  });

  it('says until when seats are sold for a day after that, and tells another year', async () => {
    const far = addDias(hoje, 200);
    const next = addDias(hoje, 60);
    openResultado(
      replies([], { 'GET /Viagens/Calendario': succeeded([{ data: next, menorPrecoCentavos: 9_900 }]) }),
      toBuscaLink(umaBusca({ dataPartida: far })),
    );
    expect(
      await screen.findByText(new RegExp(`Vendas abertas até ${formatDia(addDias(hoje, DIAS_DE_VENDA))}\\.`)),
    ).toBeVisible();
    const name = next.slice(0, 4) === hoje.slice(0, 4) ? formatDia(next).slice(0, 5) : formatDia(next);
    expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeVisible();
  });

  it('says so and tries again', async () => {
    let online = false;
    openResultado(replies([], { 'GET /Viagens': () => (online ? succeeded([manha]) : offline()) }));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);

    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
  });

  it('searches by itself once the network is back', async () => {
    let online = false;
    const { store } = openResultado(replies([], { 'GET /Viagens': () => (online ? succeeded([manha]) : offline()) }));
    act(() => void store.dispatch(conexaoChanged(false)));
    expect(await screen.findByRole('heading', { name: 'Você está sem internet' })).toBeInTheDocument();
    online = true;
    act(() => void store.dispatch(conexaoChanged(true)));

    expect(await screen.findByText('1 viagem encontrada')).toBeInTheDocument();
  });

  it('offers a search where the address holds none', () => {
    openResultado(replies([]), '/resultado-busca-viagens?localidadeOrigem=1');
    expect(screen.getByRole('heading', { name: 'Não entendemos esta busca' })).toBeInTheDocument();
    expect(screen.getByText(/Busca de/)).toBeInTheDocument();
  });

  it('lets the search be changed', async () => {
    openResultado(replies([manha]));
    await screen.findByText('1 viagem encontrada');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    expect(screen.getByText('Busca de São Paulo, SP – Terminal Rodoviário do Tietê')).toBeInTheDocument();
  });

  it('opens the search only once its places are known, however early that is pressed', async () => {
    let answer: (() => void) | undefined;
    const late = () =>
      new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = () => resolve(succeeded(tiete))));
    openResultado(replies([manha], { 'GET /Localidades/1': late }));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    await screen.findByText('1 viagem encontrada');
    expect(screen.queryByText(/Busca de/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Alterar busca' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer?.());
    expect(await screen.findByText(/Busca de São Paulo/)).toBeInTheDocument();
  });

  it('opens it all the same where a place could not be asked for', async () => {
    openResultado(replies([manha], { 'GET /Localidades/1': offline() }));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar busca' }));
    expect(await screen.findByText(/Busca de/)).toBeInTheDocument();
  });
});

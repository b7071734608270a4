import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { offline, succeeded } from '../../../../tests/support/builders';
import { fakePorts } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import { createApp } from '../../../app/createStore';
import { addDias, formatDia } from '../../../domain/base/data';
import { pertoAsked, pertoFound } from '../../../store/viagens/busca';
import { BuscasRecentes } from './BuscasRecentes';
import { ClockContext } from '../../../store/clock';
import { CalendarioPrecos } from './CalendarioPrecos';
import { HomePage } from './HomePage';
import { LocalidadesFeed } from './LocalidadesFeed';
import { SemCatalogo } from './SemCatalogo';
import {
  hoje,
  amanha,
  places,
  openHome,
  origem,
  destino,
  dataIda,
  search,
  pick,
  retype,
} from '../../../../tests/support/openHome';

describe('the search on home', () => {
  it('sends the places picked from the suggestions, for tomorrow', async () => {
    const { events } = openHome();
    await pick(origem(), 'sampa', /Tietê/);
    await pick(destino(), 'rio', /Novo Rio/);
    await search();

    expect(events).toContainEqual({
      type: 'BuscaEnviada',
      payload: {
        busca: {
          idaVolta: false,
          localidadeOrigem: '1',
          localidadeDestino: '2',
          dataPartida: amanha,
          dataVolta: null,
        },
      },
    });
  });

  it('offers only the destinations served from the origin', async () => {
    const { ports } = openHome();
    await pick(origem(), 'sampa', /Tietê/);
    await userEvent.click(destino());
    await screen.findByRole('option', { name: /Novo Rio/ });

    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path);
    expect(paths.at(-1)).toBe('/Localidades?origem=1&cidades=1');
  });

  it('asks nothing of the server before a place field is touched', () => {
    const { ports } = openHome();
    expect(ports.http.request).not.toHaveBeenCalled();
  });

  it('takes a typed text that names one place, waiting for the answer where it must', async () => {
    const { events } = openHome();
    await pick(origem(), 'sampa', /Tietê/);
    await userEvent.type(destino(), 'rio');
    await search();

    await waitFor(() => expect(events.map(({ type }) => type)).toContain('BuscaEnviada'));
  });

  it('asks to choose where a text could be several places', async () => {
    const { events } = openHome();
    await userEvent.type(origem(), 'são paulo');
    await screen.findByRole('option', { name: /Tietê/ });
    await search();

    expect(await screen.findByText('Escolha uma origem da lista')).toBeInTheDocument();
    expect(origem()).toBeInvalid();
    expect(events).toEqual([]);
  });

  it('says what is missing, field by field', async () => {
    openHome();
    await retype(dataIda(), '31/02/2027');
    await search();

    expect(screen.getByText('Informe uma origem')).toBeInTheDocument();
    expect(screen.getByText('Informe um destino')).toBeInTheDocument();
    expect(dataIda()).toHaveAccessibleDescription('Informe uma data válida (DD/MM/AAAA)');
  });

  it('leads to the first field that was refused, each time', async () => {
    openHome();
    await search();
    expect(origem()).toHaveFocus();

    await pick(origem(), 'sampa', /Tietê/);
    await pick(destino(), 'rio', /Novo Rio/);
    await retype(dataIda(), '31/02/2027');
    await search();
    expect(dataIda()).toHaveFocus();
    await search();
    expect(dataIda()).toHaveFocus();
  });

  it('takes today and tomorrow by a press', async () => {
    openHome();
    const chip = (name: string) => screen.getByRole('button', { name });
    expect(chip('Amanhã')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('Hoje'));
    expect(dataIda()).toHaveValue(formatDia(hoje));
    expect(chip('Hoje')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('Amanhã')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('Amanhã'));
    expect(dataIda()).toHaveValue(formatDia(amanha));
  });

  it('refuses a day of the past, and a way back before the way out', async () => {
    openHome();
    await userEvent.click(screen.getByRole('switch', { name: 'Ida e volta' }));
    await retype(dataIda(), formatDia(addDias(hoje, -1)));
    await search();
    expect(dataIda()).toHaveAccessibleDescription('A data de ida não pode ser no passado');

    await retype(dataIda(), formatDia(addDias(hoje, 5)));
    await retype(screen.getByRole('textbox', { name: 'Data de volta' }), formatDia(amanha));
    await search();
    expect(screen.getByRole('textbox', { name: 'Data de volta' })).toHaveAccessibleDescription(
      'A data de volta não pode ser antes da ida',
    );
  });

  it('swaps the two places', async () => {
    openHome();
    await pick(origem(), 'sampa', /Tietê/);
    await pick(destino(), 'rio', /Novo Rio/);
    await userEvent.click(screen.getByRole('button', { name: 'Inverter origem e destino' }));

    expect(origem()).toHaveValue('Rio de Janeiro, RJ – Terminal Rodoviário Novo Rio');
    expect(destino()).toHaveValue('São Paulo, SP – Terminal Rodoviário do Tietê');
  });

  it('says that it could not ask for suggestions, and searches once it can', async () => {
    let online = false;
    const { events } = openHome({ 'GET /Localidades': () => (online ? succeeded([novoRio]) : offline()) });
    await userEvent.type(origem(), 'rio');
    await search();
    expect(await screen.findByText(/Não conseguimos buscar este lugar/)).toBeInTheDocument();

    online = true;
    await userEvent.type(origem(), ' de');
    await screen.findByRole('option', { name: /Novo Rio/ });
    expect(events).toEqual([]);
  });

  it('searches a popular route at one tap', async () => {
    const { events } = openHome();
    const popular = within(screen.getByRole('region', { name: 'Para onde o Brasil vai' }));
    await userEvent.click(popular.getByRole('button', { name: /São Paulo para Rio de Janeiro/ }));

    expect(events).toEqual([
      {
        type: 'BuscaEnviada',
        payload: { busca: expect.objectContaining({ localidadeDestino: '4', dataPartida: amanha }) },
      },
    ]);
  });

  it('leaves from the terminal nearby once that is found, and goes on with the destination', async () => {
    const { events, store } = openHome();
    await userEvent.click(screen.getByRole('button', { name: 'Perto de mim' }));
    expect(events).toEqual([{ type: 'PertoDeMimPedido', payload: undefined }]);
    act(() => void store.dispatch(pertoAsked()));
    expect(screen.getByRole('button', { name: 'Perto de mim' })).toHaveAttribute('aria-busy', 'true');
    act(() => void store.dispatch(pertoFound(tiete)));

    expect(origem()).toHaveValue('São Paulo, SP – Terminal Rodoviário do Tietê');
    expect(destino()).toHaveFocus();
    expect(await screen.findByRole('option', { name: /Novo Rio/ })).toBeInTheDocument();
  });

  it('takes no place that was found before the card was there', () => {
    renderScreen(
      <HomePage
        Feed={LocalidadesFeed}
        Calendario={CalendarioPrecos}
        Recentes={BuscasRecentes}
        SemCatalogo={SemCatalogo}
      />,
      {
        ports: { replies: places },
        state: { busca: { recentes: [], perto: { phase: 'found', localidade: tiete } } },
      },
    );
    expect(origem()).toHaveValue('');
  });

  it('begins with what was typed before it came alive', () => {
    openHome(places, { origem: 'Campinas', dataIda: '25/12/2030' });
    expect(origem()).toHaveValue('Campinas');
    expect(dataIda()).toHaveValue('25/12/2030');
  });

  it('has no accessibility violation, empty or refused', async () => {
    const { container } = openHome();
    expect(await axe(container)).toHaveNoViolations();
    await search();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the prerendered home', () => {
  it('knows no day, so that it is the same whenever it was built', () => {
    const html = renderToString(
      <Provider store={createApp(fakePorts()).store}>
        <ClockContext value={fakePorts().clock}>
          <HomePage
            Feed={LocalidadesFeed}
            Calendario={CalendarioPrecos}
            Recentes={BuscasRecentes}
            SemCatalogo={SemCatalogo}
          />
        </ClockContext>
      </Provider>,
    );
    expect(html).toContain('Buscar viagens');
    expect(html).not.toContain(formatDia(amanha));
  });
});

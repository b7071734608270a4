import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { offline, succeeded } from '../../../tests/support/builders';
import { fakePorts, type Replies } from '../../../tests/support/fakePorts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { barraFunda, novoRio, tiete } from '../../../tests/support/viagemBuilders';
import { createApp } from '../../app/createStore';
import { addDias, diaEm, formatDia } from '../../domain/data';
import { interfaceSlice } from '../../store/interface';
import { HomePage } from './HomePage';
import { LocalidadesFeed } from './LocalidadesFeed';

const hoje = diaEm(new Date(), 'America/Sao_Paulo');
const amanha = addDias(hoje, 1);

const places: Replies = {
  'GET /Localidades': ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    if (query.get('origem') === '1') return succeeded([novoRio]);
    return succeeded(query.get('termo')?.startsWith('rio') ? [novoRio] : [tiete, barraFunda]);
  },
};

const open = (replies: Replies = places, typedFields: Record<string, string> = {}) =>
  renderScreen(<HomePage Feed={LocalidadesFeed} />, {
    ports: { replies },
    state: { interface: { ...interfaceSlice.getInitialState(), typedFields } },
  });

const origem = () => screen.getByRole('combobox', { name: 'Origem' });
const destino = () => screen.getByRole('combobox', { name: 'Destino' });
const dataIda = () => screen.getByRole('textbox', { name: 'Data de ida' });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Buscar viagens' }));
const pick = async (field: HTMLElement, typed: string, shown: RegExp) => {
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name: shown }));
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the search on home', () => {
  it('sends the places picked from the suggestions, for tomorrow', async () => {
    const { events } = open();
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
    const { ports } = open();
    await pick(origem(), 'sampa', /Tietê/);
    await userEvent.click(destino());
    await screen.findByRole('option', { name: /Novo Rio/ });

    const paths = (ports.http.request as jest.Mock).mock.calls.map(([request]) => request.path);
    expect(paths.at(-1)).toBe('/Localidades?origem=1');
  });

  it('asks nothing of the server before a place field is touched', () => {
    const { ports } = open();
    expect(ports.http.request).not.toHaveBeenCalled();
  });

  it('takes a typed text that names one place, waiting for the answer where it must', async () => {
    const { events } = open();
    await pick(origem(), 'sampa', /Tietê/);
    await userEvent.type(destino(), 'rio');
    await search();

    await waitFor(() => expect(events.map(({ type }) => type)).toContain('BuscaEnviada'));
  });

  it('asks to choose where a text could be several places', async () => {
    const { events } = open();
    await userEvent.type(origem(), 'são paulo');
    await screen.findByRole('option', { name: /Tietê/ });
    await search();

    expect(await screen.findByText('Escolha uma origem da lista')).toBeInTheDocument();
    expect(origem()).toBeInvalid();
    expect(events).toEqual([]);
  });

  it('says what is missing, field by field', async () => {
    open();
    await retype(dataIda(), '31/02/2027');
    await search();

    expect(screen.getByText('Informe uma origem')).toBeInTheDocument();
    expect(screen.getByText('Informe um destino')).toBeInTheDocument();
    expect(dataIda()).toHaveAccessibleDescription('Informe uma data válida (DD/MM/AAAA)');
  });

  it('refuses a day of the past, and a way back before the way out', async () => {
    open();
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
    open();
    await pick(origem(), 'sampa', /Tietê/);
    await pick(destino(), 'rio', /Novo Rio/);
    await userEvent.click(screen.getByRole('button', { name: 'Inverter origem e destino' }));

    expect(origem()).toHaveValue('Rio de Janeiro, RJ – Terminal Rodoviário Novo Rio');
    expect(destino()).toHaveValue('São Paulo, SP – Terminal Rodoviário do Tietê');
  });

  it('says that it could not ask for suggestions, and searches once it can', async () => {
    let online = false;
    const { events } = open({ 'GET /Localidades': () => (online ? succeeded([novoRio]) : offline()) });
    await userEvent.type(origem(), 'rio');
    await search();
    expect(await screen.findByText(/Não conseguimos buscar este lugar/)).toBeInTheDocument();

    online = true;
    await userEvent.type(origem(), ' de');
    await screen.findByRole('option', { name: /Novo Rio/ });
    expect(events).toEqual([]);
  });

  it('searches a popular route at one tap', async () => {
    const { events } = open();
    const popular = within(screen.getByRole('region', { name: 'Para onde o Brasil vai' }));
    await userEvent.click(popular.getByRole('button', { name: /São Paulo para Rio de Janeiro/ }));

    expect(events).toEqual([
      {
        type: 'BuscaEnviada',
        payload: { busca: expect.objectContaining({ localidadeDestino: '4', dataPartida: amanha }) },
      },
    ]);
  });

  it('begins with what was typed before it came alive', () => {
    open(places, { origem: 'Campinas', dataIda: '25/12/2030' });
    expect(origem()).toHaveValue('Campinas');
    expect(dataIda()).toHaveValue('25/12/2030');
  });

  it('has no accessibility violation, empty or refused', async () => {
    const { container } = open();
    expect(await axe(container)).toHaveNoViolations();
    await search();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the prerendered home', () => {
  it('knows no day, so that it is the same whenever it was built', () => {
    const html = renderToString(
      <Provider store={createApp(fakePorts()).store}>
        <HomePage Feed={LocalidadesFeed} />
      </Provider>,
    );
    expect(html).toContain('Buscar viagens');
    expect(html).not.toContain(formatDia(amanha));
  });
});

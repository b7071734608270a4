import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import { recentesRead } from '../../src/store/viagens/busca';
import { catalogoRead } from '../../src/store/viagens/catalogo';
import { answered } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, pickPlace, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Passagens', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/home', ...parameters } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByLabelText('Data de ida', {}, soon)).toHaveValue('22/11/2026');
  },
};

export const Suggestions: StoryObj = {
  name: 'Sugestões de lugar',
  parameters: app(),
  play: async () => {
    await fill('Origem', 'são');
    await expect(await screen.findByRole('option', { name: /Barra Funda/ }, soon)).toBeVisible();
  },
};

export const Filled: StoryObj = {
  name: 'Busca preenchida',
  parameters: app(),
  play: async () => {
    await pickPlace('Origem', 'são', /Tietê/);
    await pickPlace('Destino', 'rio', /Novo Rio/);
    await userEvent.click(screen.getByLabelText('Ida e volta'));
    await fill('Data de volta', '24/11/2026');
    await expect(screen.getByLabelText('Destino')).toHaveValue('Rio de Janeiro, RJ – Rodoviária Novo Rio');
  },
};

/** Prices of the rest of November: dearer on its weekends, cheapest on a Tuesday, none on the 30th. */
const novembro = Array.from({ length: 10 }, (_, index) => ({
  data: `2026-11-${21 + index}`,
  menorPrecoCentavos: [18220, 18220, 14810, 11990, 14810, 14810, 16990, 18220, 18220, null][index],
}));

export const PriceByDay: StoryObj = {
  name: 'Calendário de preços',
  parameters: app({ api: { 'GET /Viagens/Calendario': answered(novembro) } }),
  play: async () => {
    await pickPlace('Origem', 'são', /Tietê/);
    await pickPlace('Destino', 'rio', /Novo Rio/);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário, data de ida' }));
    await expect(await dialogShown('Escolha a data de ida')).toBeVisible();
    await expect(
      await screen.findByRole('gridcell', {
        name: 'terça-feira, 24 de novembro de 2026, a partir de R$ 119,90, menor preço do mês',
      }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('gridcell', { name: /menor preço do mês/ })).toHaveFocus();
  },
};

/** The server does not answer: the day can be picked all the same. */
export const PriceByDayFailed: StoryObj = {
  name: 'Calendário de preços sem resposta',
  parameters: app({ api: { 'GET /Viagens/Calendario': brokenServer } }),
  play: async () => {
    await pickPlace('Origem', 'são', /Tietê/);
    await pickPlace('Destino', 'rio', /Novo Rio/);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário, data de ida' }));
    await expect(await shown('Não conseguimos buscar os preços. Dá para escolher o dia assim mesmo.')).toBeVisible();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(screen.getByLabelText('Data de ida')).toHaveValue('22/12/2026');
  },
};

const alerta = {
  id: '00000000-0000-4000-8000-000000000003',
  localidadeOrigem: '1',
  localidadeDestino: '4',
  data: '2026-12-24',
  origem: 'São Paulo',
  destino: 'Rio de Janeiro',
  vistoCentavos: 14_810,
  criadoEm: '2026-11-21T12:00:00.000Z',
  avisadoEm: null,
};

/** The notice of a lower price of a day of the calendar; the server does not answer to it. */
export const PriceAlert: StoryObj = {
  name: 'Aviso de preço sem resposta',
  globals: { identity: 'cliente' },
  parameters: app({
    api: {
      'GET /Viagens/Calendario': answered(novembro),
      'GET /AlertasDePreco': answered([alerta]),
      'POST /AlertasDePreco': brokenServer,
    },
  }),
  play: async () => {
    await pickPlace('Origem', 'são', /Tietê/);
    await pickPlace('Destino', 'rio', /Novo Rio/);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário, data de ida' }));
    await press(/^Avise-me quando o preço de/);
    await expect(await dialogShown('Aviso de preço')).toBeVisible();
    await expect(await shown('Seus outros avisos')).toBeVisible();
    await press('Avise-me quando o preço baixar');
    await expect(await shown(/Nada foi perdido/)).toBeVisible();
  },
};

export const WithErrors: StoryObj = {
  name: 'Campos com erro',
  parameters: app(),
  play: async () => {
    await fill('Data de ida', '20/11/2026');
    await press('Buscar viagens');
    await expect(await shown('Informe uma origem')).toBeVisible();
    await expect(screen.getByText('A data de ida não pode ser no passado')).toBeVisible();
    await expect(runningApp().events.map(({ type }) => type)).not.toContain('BuscaEnviada');
  },
};

export const NearMe: StoryObj = {
  name: 'Perto de mim',
  parameters: app({
    api: {
      'GET /Localidades/Mapa': answered([
        {
          id: '1',
          nome: 'São Paulo',
          uf: 'SP',
          terminal: 'Terminal Rodoviário do Tietê',
          fuso: 'America/Sao_Paulo',
          lat: -23.516,
          lon: -46.625,
        },
      ]),
    },
  }),
  play: async () => {
    await press('Perto de mim');
    await waitFor(
      () => expect(screen.getByLabelText('Origem')).toHaveValue('São Paulo, SP – Terminal Rodoviário do Tietê'),
      soon,
    );
  },
};

export const Recent: StoryObj = {
  name: 'Últimas buscas',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByLabelText('Data de ida', {}, soon)).toHaveValue('22/11/2026');
    runningApp().store.dispatch(
      recentesRead([
        { localidadeOrigem: '1', localidadeDestino: '36' },
        { localidadeOrigem: '4', localidadeDestino: '1' },
      ]),
    );
    await expect(await shown('Suas últimas buscas')).toBeVisible();
    await expect((await screen.findAllByText('Buscar de novo para amanhã', {}, soon))[0]).toBeVisible();
  },
};

export const UnknownPlace: StoryObj = {
  name: 'Nenhum lugar com este nome',
  parameters: app(),
  play: async () => {
    await fill('Origem', 'xyz');
    await press('Buscar viagens');
    await expect((await screen.findAllByText('Escolha uma origem da lista', {}, soon))[0]).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown('Você está sem internet')).toBeVisible();
    await fill('Origem', 'rio');
    await press('Buscar viagens');
    await expect(await shown(/Não conseguimos buscar este lugar/)).toBeVisible();
  },
};

/** An unknown address redirects to home. */
export const UnknownAddress: StoryObj = {
  name: 'Endereço que não existe',
  parameters: app({ path: '/passagens-baratas' }),
  play: async () => {
    await expect(await screen.findByLabelText('Origem', {}, soon)).toBeVisible();
  },
};

/** A new installation, before its lines are imported. */
export const NothingForSale: StoryObj = {
  name: 'Nada à venda',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByLabelText('Data de ida', {}, soon)).toHaveValue('22/11/2026');
    runningApp().store.dispatch(catalogoRead({ vazio: true }));
    await expect(await shown('Ainda não há viagens à venda')).toBeVisible();
  },
};

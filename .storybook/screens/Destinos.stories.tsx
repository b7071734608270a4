import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { catalogoRead } from '../../src/store/viagens/catalogo';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { destino, destinos } from '../../tests/bodies/empresaBodies';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Destinos', ...appStory };
export default meta;

const app = (api: AppParameters['api'] = { 'GET /Destinos': answered(destinos) }) => ({
  app: { path: '/destinos', ...(api && { api }) },
});
const one = (reply: NonNullable<AppParameters['api']>[string]) => ({
  app: { path: '/destinos?lugar=4', api: { 'GET /Destinos/4': reply } },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Mais ligados a outras cidades')).toBeVisible();
  },
};

export const Filtered: StoryObj = {
  name: 'Filtrado',
  parameters: app(),
  play: async () => {
    await fill('Cidade ou estado', 'parati');
    await expect(await shown('Nenhum destino com esse nome')).toBeVisible();
    await fill('Cidade ou estado', 'rio');
    await expect(await shown('Paraty')).toBeVisible();
  },
};

export const OnePlace: StoryObj = {
  name: 'Um destino',
  parameters: one(answered(destino)),
  play: async () => {
    await expect(await shown('Saindo de Rio de Janeiro')).toBeVisible();
    await press(/Mostrar todas/);
    await expect(await shown('Cidade N, MG')).toBeVisible();
  },
};

export const UnknownPlace: StoryObj = {
  name: 'Destino sem linha',
  parameters: one(refused(404, 'DESTINO_NAO_ENCONTRADO', 'Nenhuma linha nossa passa por este lugar.')),
  play: async () => {
    await expect(await shown('Não vamos a este lugar')).toBeVisible();
  },
};

export const PlaceFailed: StoryObj = {
  name: 'Destino: servidor com problema',
  parameters: one(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos mostrar este destino')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ 'GET /Destinos': never }),
  play: async () => {
    await expect(await screen.findByText('Carregando destinos', {}, soon)).toBeInTheDocument();
  },
};

export const Failed: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ 'GET /Destinos': brokenServer }),
  play: async () => {
    await expect(await shown('Não conseguimos mostrar os destinos')).toBeVisible();
  },
};

/** A new installation, before its lines are imported. */
export const NothingForSale: StoryObj = {
  name: 'Nada à venda',
  parameters: app({ 'GET /Destinos': answered([]) }),
  play: async () => {
    await expect(await shown('Nenhum destino com esse nome')).toBeVisible();
    runningApp().store.dispatch(catalogoRead({ vazio: true }));
    await expect(await shown('Ainda não há viagens à venda')).toBeVisible();
  },
};

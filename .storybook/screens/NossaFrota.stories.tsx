import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { answered } from '../../tests/bodies/compraBodies';
import { frota } from '../../tests/bodies/empresaBodies';
import { shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Nossa frota', ...appStory };
export default meta;

const app = (reply: NonNullable<AppParameters['api']>[string]) => ({
  app: { path: '/nossa-frota', api: { 'GET /Frota': reply } },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(frota)),
  play: async () => {
    await expect(await shown('Dois andares: executivo e leito')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered([])),
  play: async () => {
    await expect(await shown('Nenhum ônibus programado esta semana')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app(never),
  play: async () => {
    await expect(await screen.findByText('Carregando a frota', {}, soon)).toBeInTheDocument();
  },
};

export const Failed: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos mostrar a frota')).toBeVisible();
  },
};

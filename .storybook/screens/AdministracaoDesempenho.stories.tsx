import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { desempenho, resumoAdministracao } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, desempenho', ...appStory };
export default meta;

const app = (medidas: NonNullable<AppParameters['api']>[string]) => ({
  app: {
    path: '/administracao/desempenho',
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(resumoAdministracao), 'GET /Administracao/Desempenho': medidas },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(desempenho)),
  play: async () => {
    await expect(await shown('512 ms, ruim')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered({ versoes: [], rotas: [] })),
  play: async () => {
    await expect(await shown('Nenhuma visita medida')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: app(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos carregar')).toBeVisible();
  },
};

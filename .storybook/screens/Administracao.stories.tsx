import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { resumoAdministracao, semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração', ...appStory };
export default meta;

const app = (resumo: NonNullable<AppParameters['api']>[string]) => ({
  app: { path: '/administracao', identity: 'admin' as const, api: { 'GET /Administracao/Resumo': resumo } },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(resumoAdministracao)),
  play: async () => {
    await expect(await shown('Regras quebradas: 1')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered(semPendencias)),
  play: async () => {
    await expect(await shown('Nada espera por ninguém')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: app(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar o resumo')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { regrasTarifa } from '../../tests/bodies/tarifasBodies';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { dialogShown, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Tarifas', ...appStory };
export default meta;

const app = (tarifas: NonNullable<AppParameters['api']>[string]) => ({
  app: {
    path: '/administracao/tarifas',
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(semPendencias), 'GET /Administracao/Tarifas': tarifas },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(regrasTarifa)),
  play: async () => {
    await expect(await shown('3 regras')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered([])),
  play: async () => {
    await expect(await shown('Nenhuma regra ainda')).toBeVisible();
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

export const NewRule: StoryObj = {
  name: 'Nova regra',
  parameters: app(answered(regrasTarifa)),
  play: async () => {
    await press('Nova regra');
    await dialogShown('Nova regra');
  },
};

export const Ending: StoryObj = {
  name: 'Encerrar',
  parameters: app(answered(regrasTarifa)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Teto da ANTT' }, soon));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Encerrar' }, soon));
    await dialogShown('Encerrar Teto da ANTT?');
  },
};

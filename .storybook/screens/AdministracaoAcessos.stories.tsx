import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { acessosEncontrados, resumoAdministracao } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { fill, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, acessos', ...appStory };
export default meta;

const app = (acessos: NonNullable<AppParameters['api']>[string]) => ({
  app: {
    path: '/administracao/acessos',
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(resumoAdministracao), 'POST /Administracao/Acessos/Busca': acessos },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(acessosEncontrados)),
  play: async () => {
    await expect(await shown('Pedido K7M2QX')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered({ cursor: null, acessos: [] })),
  play: async () => {
    await expect(await shown('Nenhuma consulta')).toBeVisible();
  },
};

export const Invalid: StoryObj = {
  name: 'Busca inválida',
  parameters: app(answered(acessosEncontrados)),
  play: async () => {
    await fill('CPF ou e-mail de quem foi consultado', '123');
    await press('Procurar');
    await expect(await shown('Informe um CPF ou um e-mail válido')).toBeVisible();
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

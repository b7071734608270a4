import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { paginaCupons, umCupomAberto } from '../../tests/bodies/cuponsBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { dialogShown, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, cupons', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const app = (path: string, api: Api) => ({
  app: {
    path,
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(semPendencias), ...api },
  },
});
const lista = (reply: Api[string]) => app('/administracao/cupons', { 'GET /Administracao/Cupons': reply });
const um = (reply: Api[string]) =>
  app('/administracao/cupons?ver=FAMILIA15', { 'GET /Administracao/Cupons/FAMILIA15': reply });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(paginaCupons)),
  play: async () => {
    await expect(await shown('1 a 20 de 43 cupons')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered({ total: 0, cupons: [] })),
  play: async () => {
    await expect(await shown('Nenhum cupom ainda')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os cupons')).toBeVisible();
  },
};

export const NewCoupon: StoryObj = {
  name: 'Novo cupom',
  parameters: lista(answered(paginaCupons)),
  play: async () => {
    await press('Novo cupom');
    await dialogShown('Novo cupom');
  },
};

export const One: StoryObj = {
  name: 'Um cupom',
  parameters: um(answered(umCupomAberto())),
  play: async () => {
    await expect(await shown('Alterado: percentual, limite de usos')).toBeVisible();
  },
};

export const Ending: StoryObj = {
  name: 'Encerrar',
  parameters: um(answered(umCupomAberto())),
  play: async () => {
    await press('Encerrar');
    await dialogShown('Encerrar FAMILIA15?');
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Lembretes por e-mail', ...appStory };
export default meta;

const CODIGO = 'q3J0b2tlbi1kZS1leGVtcGxvLWRlLTQzLWNhcmFjdGV';
const POST = `POST /Avisos/Cancelamento/${CODIGO}`;
const at = (api: AppParameters['api'] = {}, codigo = CODIGO) => ({
  app: { path: `/cancelar-avisos?codigo=${codigo}`, api },
});
const ask = () => press('Não quero mais receber');

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: at(),
  play: async () => {
    await expect(await shown('Não quero mais receber')).toBeVisible();
  },
};

export const Done: StoryObj = {
  name: 'Cancelados',
  parameters: at({ [POST]: { status: 204, body: null } }),
  play: async () => {
    await ask();
    await expect(await shown('Pronto: sem mais avisos por aqui')).toBeVisible();
  },
};

export const Sending: StoryObj = { name: 'Enviando', parameters: at({ [POST]: never }), play: ask };

export const Unknown: StoryObj = {
  name: 'Link que não é nosso',
  parameters: at({
    [POST]: {
      status: 404,
      body: {
        type: 'about:blank',
        title: 'Não encontrado',
        status: 404,
        erros: [
          { codigo: 'LINK_INVALIDO', mensagem: 'Este link não é de um aviso nosso. Confira se ele veio inteiro.' },
        ],
      },
    },
  }),
  play: async () => {
    await ask();
    await expect(await shown(/não é de um aviso nosso/)).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: at({ [POST]: brokenServer }),
  play: async () => {
    await ask();
    await expect(await shown('Não foi possível cancelar')).toBeVisible();
  },
};

export const Incomplete: StoryObj = {
  name: 'Link incompleto',
  parameters: at({}, 'abc'),
  play: async () => {
    await expect(await shown('Este link não veio inteiro')).toBeVisible();
  },
};

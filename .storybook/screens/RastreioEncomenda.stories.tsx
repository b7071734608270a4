import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Answer } from '../app/storyApi';
import type { Rastreio } from '../../src/domain/wire/encomendas/encomendas';
import { CODIGO, rastreioEm } from '../../tests/bodies/encomendaBodies';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Rastreio de encomenda', ...appStory };
export default meta;

const path = `/encomendas/rastreio?codigo=${CODIGO}`;
const app = (answer: Answer): { app: AppParameters } => ({
  app: { path, api: { [`GET /Encomendas/Rastreio/${CODIGO}`]: answer } },
});
const found = (rastreio: Rastreio) => app({ status: 200, body: { data: rastreio } });

async function follow() {
  await fill('4 últimos dígitos do documento', '7735');
  await press('Rastrear');
}

const standing = (rastreio: Rastreio, text: string | RegExp): StoryObj => ({
  parameters: found(rastreio),
  play: async () => {
    await follow();
    await expect(await shown(text)).toBeVisible();
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: { app: { path: '/encomendas/rastreio' } },
  play: async () => {
    await expect(await shown('Rastrear')).toBeVisible();
  },
};

export const Announced: StoryObj = {
  name: 'Aguardando postagem',
  ...standing(rastreioEm('pre_postada'), /Leve ao balcão/),
};
export const Posted: StoryObj = {
  name: 'Postada',
  ...standing(rastreioEm('postada'), /Terminal Rodoviário do Tietê/),
};
export const Carried: StoryObj = {
  name: 'Em transporte',
  ...standing(rastreioEm('em_transporte'), /Chegada prevista/),
};
export const Arrived: StoryObj = {
  name: 'Chegou',
  ...standing(rastreioEm('chegou'), /Rodoviária Novo Rio/),
};
export const Waiting: StoryObj = {
  name: 'Aguardando retirada',
  ...standing(rastreioEm('aguardando_retirada'), 'Pode retirar'),
};
export const Late: StoryObj = {
  name: 'Retirada atrasada',
  ...standing(
    rastreioEm('aguardando_retirada', {
      retirada: { prazo: '2026-11-20', armazenagemDiaCentavos: 350, armazenagemCentavos: 3_850 },
    }),
    /de armazenagem até hoje/,
  ),
};
export const HandedOver: StoryObj = {
  name: 'Entregue',
  ...standing(rastreioEm('entregue'), /1 volume/),
};
export const Lost: StoryObj = {
  name: 'Extraviada',
  ...standing(rastreioEm('extraviada'), /1 volume/),
};

export const WrongDigits: StoryObj = {
  name: 'Dígitos errados',
  parameters: app({
    status: 404,
    body: {
      type: 'about:blank',
      title: 'Não encontrado',
      status: 404,
      erros: [
        {
          codigo: 'RASTREIO_NAO_ENCONTRADO',
          mensagem: 'Não encontramos uma encomenda com este código e estes 4 dígitos.',
        },
      ],
    },
  }),
  play: async () => {
    await follow();
    await expect(await shown(/estes 4 dígitos/)).toBeVisible();
  },
};

export const Missing: StoryObj = {
  name: 'Com erros',
  parameters: { app: { path: '/encomendas/rastreio' } },
  play: async () => {
    await press('Rastrear');
    await expect(await shown(/Confira o código/)).toBeVisible();
  },
};

export const Asking: StoryObj = {
  name: 'Consultando',
  parameters: app('never'),
  play: async () => {
    await follow();
    await expect(await screen.findByRole('button', { name: /Rastrear/, busy: true }, soon)).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await follow();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../../../../.storybook/app/appStory';
import { brokenServer, never, recorded, viagens } from '../../../../.storybook/app/recordings';
import type { InformacaoViagem } from '../../../domain/wire/viagens';
import { answered, recordedData } from './bodies';
import { shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Informação de viagem', tags: ['!autodocs'], ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: `/informacao-de-viagem?viagem=${viagens.ida.id}`, ...parameters },
});
const informacao = recordedData<InformacaoViagem>('GET', `/Viagens/${viagens.ida.id}`);

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Plataforma 12')).toBeVisible();
  },
};

export const Cancelled: StoryObj = {
  name: 'Viagem cancelada',
  parameters: app({ api: { 'GET /Viagens/:id': answered({ ...informacao, situacao: 'cancelada' }) } }),
  play: async () => {
    await expect(await shown('Cancelada')).toBeVisible();
  },
};

export const NoPlatform: StoryObj = {
  name: 'Plataforma ainda não definida',
  parameters: app({ api: { 'GET /Viagens/:id': answered({ ...informacao, plataforma: null }) } }),
  play: async () => {
    await expect(await shown('Plataforma informada no terminal')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Viagem não encontrada',
  parameters: app({ api: { 'GET /Viagens/:id': recorded('viagemInexistente') } }),
  play: async () => {
    await expect(await shown('Não encontramos esta viagem')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Viagens/:id': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando viagem', {}, soon)).toBeInTheDocument();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Viagens/:id': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar esta viagem')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown('Não conseguimos buscar esta viagem')).toBeVisible();
    await expect(await shown('Você está sem internet')).toBeVisible();
  },
};

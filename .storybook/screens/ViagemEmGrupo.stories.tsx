import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import { answered } from '../../tests/bodies/compraBodies';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Viagem em grupo', ...appStory };
export default meta;

const app = (api: AppParameters['api'] = {}) => ({ app: { path: '/viagem-em-grupo', api } });
const filled = async () => {
  await screen.findByRole('button', { name: 'Pedir proposta' }, soon);
  await fill(/^Origem/, 'Campinas, SP');
  await fill(/^Destino/, 'Aparecida, SP');
  await fill(/^Data de ida/, '10/12/2026');
  await fill(/^Data de volta/, '12/12/2026');
  await fill(/^Quantas pessoas/, '40');
  await fill(/^Nome completo/, 'Bento Araújo');
  await fill(/^E-mail/, 'bento@itape.test');
  await fill(/^Celular/, '19987654321');
  await press('Pedir proposta');
};

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pedir proposta' }, soon)).toBeVisible();
  },
};

export const Invalid: StoryObj = {
  name: 'Campos a corrigir',
  parameters: app(),
  play: async () => {
    await screen.findByRole('button', { name: 'Pedir proposta' }, soon);
    await press('Pedir proposta');
    await expect((await screen.findAllByText(/até 6 se compra pelo site/, {}, soon))[0]).toBeVisible();
  },
};

export const Sent: StoryObj = {
  name: 'Registrado',
  parameters: app({ 'POST /Grupos': answered({ protocolo: 'K7Q2-MP4X', prazo: '2026-11-29' }) }),
  play: async () => {
    await filled();
    await expect(await shown('K7Q2-MP4X')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ 'POST /Grupos': brokenServer }),
  play: async () => {
    await filled();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

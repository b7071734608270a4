import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { appStory } from '../app/appStory';
import { soon } from './screenPlay';

const meta: Meta = {
  title: 'Telas/Cabeçalho e rodapé',

  ...appStory,
  parameters: { ...appStory.parameters, app: { path: '/home' } },
};
export default meta;

/** The page frame for each kind of visitor, with the menu open. */
async function openMenu(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Minha conta' }, soon));
  await expect(await screen.findByRole('menuitem', { name: 'Sair' }, soon)).toBeVisible();
}

export const Default: StoryObj = {
  name: 'Padrão',
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Entrar' }, soon)).toBeVisible();
  },
};

export const Customer: StoryObj = { name: 'Cliente', globals: { identity: 'cliente' }, play: openMenu };
export const Agency: StoryObj = { name: 'Agência', globals: { identity: 'agencia' }, play: openMenu };
export const Responsible: StoryObj = {
  name: 'Responsável por agência',
  globals: { identity: 'agenciaResponsavel' },
  play: openMenu,
};
export const Admin: StoryObj = { name: 'Admin', globals: { identity: 'admin' }, play: openMenu };

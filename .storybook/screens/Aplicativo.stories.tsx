import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { appStory, runningApp } from '../app/appStory';
import { versaoNovaSeen } from '../../src/store/aplicativo/versao';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Nova versão', ...appStory };
export default meta;

const at = (path: string) => ({ app: { path } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: at('/quem-somos'),
  play: async () => {
    await shown('Nossa história');
    runningApp().store.dispatch(versaoNovaSeen());
    await expect(await shown('Nova versão disponível')).toBeVisible();
  },
};

export const OnHome: StoryObj = {
  name: 'Sobre a busca',
  parameters: at('/home'),
  play: async () => {
    await shown('Buscar viagens');
    runningApp().store.dispatch(versaoNovaSeen());
    await expect(await shown('Nova versão disponível')).toBeVisible();
  },
};

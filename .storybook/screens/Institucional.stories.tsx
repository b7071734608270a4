import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { instalacaoSeen } from '../../src/store/aplicativo/aplicativo';
import { shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Institucional', ...appStory };
export default meta;

const at = (path: string, api?: AppParameters['api']) => ({ app: { path, ...(api && { api }) } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: at('/quem-somos'),
  play: async () => {
    await expect(await shown('Nossa história')).toBeVisible();
  },
};

export const Accessibility: StoryObj = {
  name: 'Acessibilidade',
  parameters: at('/acessibilidade'),
  play: async () => {
    await expect(await shown('O que ainda falta')).toBeVisible();
  },
};

export const Privacy: StoryObj = {
  name: 'Privacidade',
  parameters: at('/privacidade'),
  play: async () => {
    await expect(await shown('Seus direitos')).toBeVisible();
  },
};

const EMPRESA = 'GET /Empresa';
const none = { status: 200, body: { data: null } };

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: at('/quem-somos', { [EMPRESA]: none }),
  play: async () => {
    await expect(await shown('Ainda não contamos a nossa história')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: at('/quem-somos', { [EMPRESA]: never }),
  play: async () => {
    await expect(await screen.findByText('Carregando a página', {}, soon)).toBeInTheDocument();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: at('/quem-somos', { [EMPRESA]: brokenServer }),
  play: async () => {
    await expect(await shown('Esta página não abriu')).toBeVisible();
  },
};

export const Terms: StoryObj = {
  name: 'Termos de uso',
  parameters: at('/termos-de-uso'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Imprimir' }, soon)).toBeVisible();
  },
};

export const TermsLoading: StoryObj = {
  name: 'Termos de uso: carregando',
  parameters: at('/termos-de-uso', { 'GET /Contrato/': never }),
  play: async () => {
    await expect(await screen.findByText('Carregando termos de uso', {}, soon)).toBeInTheDocument();
  },
};

export const TermsFailed: StoryObj = {
  name: 'Termos de uso: servidor com problema',
  parameters: at('/termos-de-uso', { 'GET /Contrato/': brokenServer }),
  play: async () => {
    await expect(await shown('Os termos não abriram')).toBeVisible();
  },
};

const aplicativo = at('/aplicativo-itape');
const opened = () => screen.findByRole('img', { name: 'QR Code para abrir a Itapê' }, soon);

export const App: StoryObj = {
  name: 'Aplicativo: passo a passo',
  parameters: aplicativo,
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const AppOffered: StoryObj = {
  name: 'Aplicativo: instalação oferecida',
  parameters: aplicativo,
  play: async () => {
    await opened();
    runningApp().store.dispatch(instalacaoSeen('possivel'));
    await expect(await screen.findByRole('button', { name: 'Instalar agora' }, soon)).toBeVisible();
  },
};

export const AppInstalled: StoryObj = {
  name: 'Aplicativo: já instalado',
  parameters: aplicativo,
  play: async () => {
    await opened();
    runningApp().store.dispatch(instalacaoSeen('instalado'));
    await expect(await shown('O aplicativo já está instalado aqui.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import { provedorCalado } from '../../src/store/sessao/sessao';
import { poltronasPath } from './compraPaths';
import { dialogShown, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Sessão e avisos', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/home', ...parameters } });

/** A remembered login with an unreachable provider; the story sets that state. */
export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await screen.findByRole('button', { name: 'Entrar' }, soon);
    runningApp().store.dispatch(provedorCalado());
    await expect(await shown('Não conseguimos confirmar a sua entrada')).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: 'Sessão vencida',
  tags: ['sem-retrato'],
  parameters: app({ path: '/minhas-viagens' }),
  globals: { identity: 'sessaoVencida' },
  play: async () => {
    await expect(await shown('Sua sessão expirou, atualizando sessão!')).toBeVisible();
  },
};

export const LoginNeeded: StoryObj = {
  name: 'Página que pede para entrar',
  parameters: app({ path: '/minha-conta' }),
  play: async () => {
    await expect(await dialogShown('Entrar')).toBeVisible();
    await expect(await shown('Faça o login para continuar.')).toBeVisible();
  },
};

/** A chatbot address passes the guard; an anonymous visitor sees the sign-in prompt in place of the page. */
export const LoginNeededInPlace: StoryObj = {
  name: 'Página do chatbot que pede para entrar',
  parameters: app({ path: '/minhas-viagens?origem=chatbot' }),
  play: async () => {
    await expect(await shown('Faça o login para continuar.')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Minhas viagens' })).toBeVisible();
  },
};

/** The session died during the purchase: the page stays below, the header is anonymous, the sign-in is in place. */
export const DiedInThePurchase: StoryObj = {
  name: 'Sessão que acaba no meio da compra',
  parameters: app({ path: poltronasPath, identity: 'cliente' }),
  play: async () => {
    await screen.findByRole('button', { name: 'Minha conta' }, soon);
    runningApp().bus.emit('SessaoRecusada');
    // The step behind the dialog says the same.
    const dialog = within(await dialogShown('Entrar'));
    await expect(await dialog.findByText('Sua sessão expirou', {}, soon)).toBeVisible();
  },
};

/** The dialog was closed: the step offers the sign-in again. */
export const DiedAndClosed: StoryObj = {
  name: 'Sessão que acaba no meio da compra, entrada fechada',
  parameters: app({ path: poltronasPath, identity: 'cliente' }),
  play: async () => {
    await screen.findByRole('button', { name: 'Minha conta' }, soon);
    runningApp().bus.emit('SessaoRecusada');
    await dialogShown('Entrar');
    await userEvent.keyboard('{Escape}');
    await expect(await shown('Nada se perdeu: entre de novo para continuar a compra.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Entrar e continuar' })).toBeVisible();
  },
};

export const NoCommunication: StoryObj = {
  name: 'Erro de comunicação',
  parameters: app({ identity: 'cliente', api: { 'GET /Conta/ObterPorCognitoId': brokenServer } }),
  play: async () => {
    await expect(await shown('Prezado Cliente')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app({ path: '/minhas-viagens', identity: 'cliente' }),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown('Você está sem internet')).toBeVisible();
  },
};

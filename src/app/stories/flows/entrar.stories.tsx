import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppParameters, runningApp } from '../../../../.storybook/app/appStory';
import { personAt } from '../../../../.storybook/app/person';

const meta: Meta = { title: 'Fluxos/Entrar', tags: ['!autodocs', 'spec:§4'], ...appStory };
export default meta;

// A guarded page leads whoever is not signed in to the sign-in, and the sign-in back to it.
const app: AppParameters = { path: '/minhas-viagens' };

export const SignsIn: StoryObj = {
  name: 'Entra e segue para onde ia',
  parameters: { app },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.find('dialog', 'Entrar');
    await person.types('E-mail', 'cliente@itape.test');
    await person.typesSecret('Senha', 'senha123');
    await person.presses('Entrar');
    await expect(await person.find('heading', 'Minhas viagens')).toBeVisible();
    await waitFor(() => expect(runningApp().store.getState().conta.phase).toBe('complete'), { timeout: 20_000 });
  },
};

export const WrongPassword: StoryObj = {
  name: 'Senha errada',
  parameters: { app },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.types('E-mail', 'cliente@itape.test');
    await person.typesSecret('Senha', 'outra-senha');
    await person.presses('Entrar');
    await expect(await person.reads('E-mail ou senha incorretos.')).toBeVisible();
    await expect(runningApp().events.map(({ type }) => type)).not.toContain('SessaoIniciada');
  },
};

export const NewPassword: StoryObj = {
  name: 'Senha provisória pede uma nova',
  parameters: { app },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.types('E-mail', 'temporaria@itape.test');
    await person.typesSecret('Senha', 'temp1234');
    await person.presses('Entrar');
    await person.find('dialog', 'Escolha uma nova senha');
    await person.typesSecret('Nova senha', 'senha12345');
    await person.presses('Salvar senha e entrar');
    await expect(await person.find('heading', 'Minhas viagens')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  globals: { network: 'offline' },
  parameters: { app },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.types('E-mail', 'cliente@itape.test');
    await person.typesSecret('Senha', 'senha123');
    await person.presses('Entrar');
    await expect(await person.reads(/Sem conexão com o servidor/)).toBeVisible();
  },
};

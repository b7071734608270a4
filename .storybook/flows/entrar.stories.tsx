import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appStory, type AppParameters, runningApp } from '../app/appStory';
import { personAt } from '../app/person';

const meta: Meta = { title: 'Fluxos/Entrar', tags: ['spec:§4'], ...appStory };
export default meta;

// A protected page leads to the sign-in, which returns to it.
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

export const FromChatbot: StoryObj = {
  name: 'Vem do chatbot, entra e continua na página',
  parameters: { app: { path: '/minhas-viagens?origem=chatbot' } },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await expect(await person.reads('Faça o login para continuar.')).toBeVisible();
    const page = within(within(canvasElement).getByRole('main'));
    await userEvent.click(page.getByRole('button', { name: 'Entrar' }));
    await person.find('dialog', 'Entrar');
    await person.types('E-mail', 'cliente@itape.test');
    await person.typesSecret('Senha', 'senha123');
    await person.presses('Entrar');
    // The page's own content, in place of the prompt.
    await person.find('tab', /Próximas/);
    // The region re-renders with the page, so it is queried again.
    await waitFor(() => expect(within(canvasElement).queryByText('Faça o login para continuar.')).toBeNull());
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

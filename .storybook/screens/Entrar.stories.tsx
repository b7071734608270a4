import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Entrar', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/home', ...parameters } });

const dialog = async (name: string): Promise<void> => {
  await expect(await dialogShown(name)).toBeVisible();
};

/** Opens the dialog by the header's button; afterwards the page behind it is inert. */
async function open(): Promise<void> {
  await press('Entrar');
  await dialog('Entrar');
}

/** Unfolds the provider's own sentence below the Portuguese one. */
async function unfold(): Promise<void> {
  await userEvent.click(await shown('Detalhe técnico'));
}

async function send(email: string, senha: string): Promise<void> {
  await open();
  await fill('E-mail', email);
  await fill('Senha', senha);
  await press('Entrar');
}

/** Goes up to the code that confirms a new account. */
async function openAccount(): Promise<void> {
  await open();
  await press('Criar conta');
  await fill('Nome', 'Joana Prado');
  await fill('E-mail', 'joana.prado@itape.test');
  await fill('Senha', 'viagem2026');
  await press('Criar conta');
  await dialog('Confirme seu e-mail');
}

async function forgetPassword(): Promise<void> {
  await open();
  await press('Esqueci minha senha');
  await fill('E-mail', 'cliente@itape.test');
}

export const Default: StoryObj = { name: 'Padrão', parameters: app(), play: open };

export const WithoutEmail: StoryObj = {
  name: 'Sem e-mail',
  parameters: app(),
  play: async () => {
    await open();
    await press('Entrar');
    await unfold();
    await expect(await shown('Email cannot be empty')).toBeVisible();
  },
};

export const WrongPassword: StoryObj = {
  name: 'Senha errada',
  parameters: app(),
  play: async () => {
    await send('cliente@itape.test', 'outra123');
    await expect(await shown('E-mail ou senha incorretos.')).toBeVisible();
  },
};

export const Sending: StoryObj = {
  name: 'Entrando, com a rede lenta',
  parameters: app(),
  globals: { network: 'slow' },
  play: async () => {
    await send('cliente@itape.test', 'outra123');
    await expect(await screen.findByRole('button', { name: /^Entrar$/, busy: true }, soon)).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await send('cliente@itape.test', 'senha123');
    await unfold();
    await expect(await shown('Network Error')).toBeVisible();
  },
};

export const NewPassword: StoryObj = {
  name: 'Senha provisória',
  parameters: app(),
  play: async () => {
    await send('temporaria@itape.test', 'temp1234');
    await dialog('Escolha uma nova senha');
    await expect(await shown('Sua senha é provisória. Escolha a sua para continuar.')).toBeVisible();
  },
};

export const FindTicket: StoryObj = {
  name: 'Encontrar um bilhete sem entrar',
  parameters: app(),
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Encontrar meu bilhete' }, soon));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Encontrar meu bilhete' }, soon)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Account: StoryObj = {
  name: 'Criar conta',
  parameters: app(),
  play: async () => {
    await open();
    await press('Criar conta');
    await dialog('Criar conta');
  },
};

export const Code: StoryObj = { name: 'Confirmar o e-mail', parameters: app(), play: openAccount };

export const WrongCode: StoryObj = {
  name: 'Código errado',
  parameters: app(),
  play: async () => {
    await openAccount();
    await fill('Código', '000000');
    await press('Confirmar e entrar');
    await expect(await shown('Código incorreto. Confira o e-mail mais recente.')).toBeVisible();
  },
};

export const Forgotten: StoryObj = {
  name: 'Esqueci minha senha',
  parameters: app(),
  play: async () => {
    await forgetPassword();
    await dialog('Esqueci minha senha');
  },
};

export const Reset: StoryObj = {
  name: 'Redefinir a senha',
  parameters: app(),
  play: async () => {
    await forgetPassword();
    await press('Enviar código');
    await dialog('Escolha uma nova senha');
  },
};

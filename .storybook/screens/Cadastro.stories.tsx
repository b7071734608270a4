import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, recorded } from '../app/recordings';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Finalize seu cadastro', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: '/home', identity: 'novaConta' as const, ...parameters },
});

async function open(): Promise<void> {
  await expect(await dialogShown('Finalize seu cadastro')).toBeVisible();
}

async function complete(dataNascimento = '10/05/1990'): Promise<void> {
  await open();
  await fill('CPF', '52998224725');
  await fill('Data de nascimento', dataNascimento);
  await fill('Celular', '11987654321');
  await userEvent.click(screen.getByLabelText('Li e aceito os termos de uso'));
  await shown('Tudo certo para concluir.');
}

async function send(): Promise<void> {
  await complete();
  await press('Concluir cadastro');
}

async function openTerms(): Promise<void> {
  await open();
  await press('Ler os termos de uso');
}

export const Default: StoryObj = { name: 'Padrão', parameters: app(), play: open };

export const Complete: StoryObj = { name: 'Preenchido', parameters: app(), play: () => complete() };

export const Invalid: StoryObj = {
  name: 'Campos com erro',
  parameters: app(),
  play: async () => {
    await open();
    await fill('Nome completo', 'Nova');
    await fill('CPF', '11111111111');
    await fill('Data de nascimento', '10/05/2020');
    await fill('Celular', '1198');
    await userEvent.tab();
    await expect(await shown('Informe um CPF válido')).toBeVisible();
    await expect(await shown('Informe um celular válido')).toBeVisible();
  },
};

export const Sending: StoryObj = {
  name: 'Enviando',
  parameters: app({ api: { 'POST /Conta': never } }),
  play: async () => {
    await send();
    await expect(await screen.findByRole('button', { name: /Concluir cadastro/, busy: true }, soon)).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'CPF já cadastrado',
  parameters: app({ api: { 'POST /Conta': recorded('cpfCadastrado') } }),
  play: async () => {
    await send();
    await expect(await shown('Já existe uma conta com este CPF.')).toBeVisible();
  },
};

export const ServerError: StoryObj = {
  name: 'Erro do servidor',
  parameters: app({ api: { 'POST /Conta': brokenServer } }),
  play: async () => {
    await send();
    await expect(await shown('Prezado Cliente')).toBeVisible();
  },
};

export const Leaving: StoryObj = {
  name: 'Sair sem concluir',
  parameters: app(),
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await expect(await shown('Sua sessão será encerrada.')).toBeVisible();
  },
};

export const Terms: StoryObj = {
  name: 'Termos de uso',
  parameters: app(),
  play: async () => {
    await openTerms();
    await expect(await shown('1. O serviço')).toBeVisible();
  },
};

export const TermsLoading: StoryObj = {
  name: 'Termos de uso: carregando',
  parameters: app({ api: { 'GET /Contrato/': never } }),
  play: async () => {
    await openTerms();
    await expect(await screen.findByText('Carregando termos de uso', {}, soon)).toBeInTheDocument();
  },
};

export const TermsError: StoryObj = {
  name: 'Termos de uso: erro',
  parameters: app({ api: { 'GET /Contrato/': brokenServer } }),
  play: async () => {
    await openTerms();
    await expect(await shown('Os termos não abriram')).toBeVisible();
  },
};

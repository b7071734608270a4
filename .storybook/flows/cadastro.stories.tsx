import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { appStory, type AppParameters, runningApp } from '../app/appStory';
import { personAt } from '../app/person';
import { brokenServer, recorded } from '../app/recordings';

const meta: Meta = { title: 'Fluxos/Cadastro', tags: ['spec:§5'], ...appStory };
export default meta;

/** First Google sign-in: the product asks for the remaining data. */
const app: AppParameters = { path: '/home', identity: 'novaConta' };

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const person = personAt(canvasElement);
  await person.types('CPF', '52998224725');
  await person.types('Data de nascimento', '10051990');
  await person.types('Celular', '11987654321');
  await person.presses('Li e aceito os termos de uso', 'checkbox');
}

export const Completes: StoryObj = {
  name: 'De inválido a concluído',
  parameters: { app },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    const submit = await person.find('button', 'Concluir cadastro');
    await person.types('CPF', '11111111111');
    await person.types('Celular', '1');
    await expect(await person.reads('Informe um CPF válido')).toBeVisible();
    await expect(submit).toBeDisabled();

    await fillIn(canvasElement);
    await expect(submit).toBeEnabled();
    await person.presses('Concluir cadastro');
    await expect(await person.reads(/Cadastro concluído!/)).toBeVisible();
    await expect(runningApp().store.getState().conta.phase).toBe('complete');
  },
};

export const Refused: StoryObj = {
  name: 'CPF já cadastrado',
  parameters: { app: { ...app, api: { 'POST /Conta': recorded('cpfCadastrado') } } },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await fillIn(canvasElement);
    await person.presses('Concluir cadastro');
    await expect(await person.reads('Já existe uma conta com este CPF.')).toBeVisible();
    await expect(await person.find('button', 'Concluir cadastro')).toBeEnabled();
  },
};

export const ServerFails: StoryObj = {
  name: 'Erro do servidor',
  parameters: { app: { ...app, api: { 'POST /Conta': brokenServer } } },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await fillIn(canvasElement);
    await person.presses('Concluir cadastro');
    await expect(await person.reads('Prezado Cliente')).toBeVisible();
    // The typed values are kept for the next attempt.
    await expect(await person.find('textbox', 'CPF')).toHaveValue('529.982.247-25');
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import {
  atendimentoMeu,
  atendimentoNaFila,
  filaAtendimentos,
} from '../../tests/bodies/administracaoAtendimentosBodies';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, atendimentos', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const fila = (reply: Api[string]) => ({
  app: {
    path: '/administracao/atendimentos',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Atendimentos': reply },
  },
});
const uma = (reply: Api[string]) => ({
  app: {
    path: '/administracao/atendimentos?ver=R3TN-8WZD',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Atendimentos/R3TN-8WZD': reply },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: fila(answered(filaAtendimentos)),
  play: async () => {
    await expect(await shown('2 falas sem resposta')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: fila(answered({ atendimentos: [] })),
  play: async () => {
    await expect(await shown('Ninguém espera')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: fila(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: fila(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as conversas')).toBeVisible();
  },
};

export const Free: StoryObj = {
  name: 'Uma, na fila',
  parameters: uma(answered(atendimentoNaFila)),
  play: async () => {
    await expect(await shown('Assumir a conversa')).toBeVisible();
  },
};

export const Mine: StoryObj = {
  name: 'Uma, ao vivo',
  parameters: uma(answered(atendimentoMeu)),
  play: async () => {
    await expect(await shown('Devolver à fila')).toBeVisible();
  },
};

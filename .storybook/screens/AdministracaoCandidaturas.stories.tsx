import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { candidaturaAdministrada, paginaCandidaturas } from '../../tests/bodies/administracaoEmpresaBodies';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, candidaturas', ...appStory };
export default meta;

const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const lista = (reply: NonNullable<AppParameters['api']>[string]) => ({
  app: {
    path: '/administracao/candidaturas',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Candidaturas': reply },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(paginaCandidaturas)),
  play: async () => {
    await expect(await shown('Carla Menezes')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered({ total: 0, vagas: [], candidaturas: [] })),
  play: async () => {
    await expect(await shown('Nenhuma candidatura ainda')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as candidaturas')).toBeVisible();
  },
};

export const One: StoryObj = {
  name: 'Uma',
  parameters: {
    app: {
      path: '/administracao/candidaturas?ver=P4FV-6XJ2',
      identity: 'admin' as const,
      api: { ...resumo, 'GET /Administracao/Candidaturas/P4FV-6XJ2': answered(candidaturaAdministrada) },
    },
  },
  play: async () => {
    await expect(await shown('Baixar currículo')).toBeVisible();
  },
};

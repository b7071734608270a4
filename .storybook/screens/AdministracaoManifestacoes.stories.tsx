import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import {
  manifestacaoAdministrada,
  manifestacaoRespondida,
  paginaManifestacoes,
} from '../../tests/bodies/administracaoEmpresaBodies';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { fill, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, manifestações', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const lista = (reply: Api[string]) => ({
  app: {
    path: '/administracao/manifestacoes',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Manifestacoes': reply },
  },
});
const uma = (reply: Api[string]) => ({
  app: {
    path: '/administracao/manifestacoes?ver=K7Q2-MP4X',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Manifestacoes/K7Q2-MP4X': reply },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(paginaManifestacoes)),
  play: async () => {
    await expect(await shown('venceu há 2 dias')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered({ total: 0, manifestacoes: [] })),
  play: async () => {
    await expect(await shown('Nada sem resposta')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as manifestações')).toBeVisible();
  },
};

export const One: StoryObj = {
  name: 'Uma, sem resposta',
  parameters: uma(answered(manifestacaoAdministrada)),
  play: async () => {
    await expect(await shown('Sem resposta, venceu há 2 dias')).toBeVisible();
  },
};

export const Confirming: StoryObj = {
  name: 'Uma, a resposta a confirmar',
  parameters: uma(answered(manifestacaoAdministrada)),
  play: async () => {
    await shown('Sem resposta, venceu há 2 dias');
    await fill(/^Resposta/, 'Pedimos desculpas: o ônibus já está na oficina.');
    await press('Enviar resposta');
    await expect(await shown('Enviar esta resposta?')).toBeVisible();
  },
};

export const Answered: StoryObj = {
  name: 'Uma, respondida',
  parameters: uma(answered(manifestacaoRespondida)),
  play: async () => {
    await expect(await shown('Pedimos desculpas: o ônibus já está na oficina.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { efeitoDoDesenho, frotaAdministrada, onibusAdministrado } from '../../tests/bodies/administracaoFrotaBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, ônibus', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const lista = (reply: Api[string], query = '') => ({
  app: {
    path: `/administracao/onibus${query}`,
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Onibus': reply },
  },
});
const um = (query: string, onibus = onibusAdministrado) => ({
  app: {
    path: `/administracao/onibus?${query}=1`,
    identity: 'admin' as const,
    api: {
      ...resumo,
      'GET /Administracao/Onibus/1': answered(onibus),
      'POST /Administracao/Onibus/1/Previa': answered(efeitoDoDesenho),
    },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(frotaAdministrada)),
  play: async () => {
    await expect(await shown('40 executivo')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered({ onibus: [], podeMudar: true })),
  play: async () => {
    await expect(await shown('Ainda não há ônibus')).toBeVisible();
  },
};

export const NoMatch: StoryObj = {
  name: 'Busca sem resultado',
  parameters: lista(answered(frotaAdministrada)),
  play: async () => {
    await shown('40 executivo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Procurar por nome ou classe' }), 'micro');
    await expect(await shown('Nenhum ônibus encontrado')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os ônibus')).toBeVisible();
  },
};

export const One: StoryObj = {
  name: 'Um ônibus',
  parameters: um('ver'),
  play: async () => {
    await expect(await shown('Versões anteriores')).toBeVisible();
  },
};

export const Replaced: StoryObj = {
  name: 'Versão anterior',
  parameters: um('ver', { ...onibusAdministrado, podeMudar: false, substituidoPor: 9 }),
  play: async () => {
    await expect(await shown('Versão anterior')).toBeVisible();
  },
};

export const NewOne: StoryObj = {
  name: 'Ônibus novo',
  parameters: lista(never, '?novo=1'),
  play: async () => {
    await expect(await shown('O mapa aparece com a primeira poltrona.')).toBeVisible();
  },
};

export const Saving: StoryObj = {
  name: 'Desenho que não muda o que foi vendido',
  parameters: um('editar'),
  play: async () => {
    await shown('Numerar em ordem');
    await press('Conferir e salvar');
    await expect(await shown('Há partidas com passageiros')).toBeVisible();
  },
};

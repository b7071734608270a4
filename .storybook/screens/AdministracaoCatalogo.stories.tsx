import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import {
  catalogoAdministracao,
  IMPORTACAO_ID,
  importacaoConferida,
  importacaoRecusada,
  resumoAdministracao,
} from '../../tests/bodies/administracaoBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { dialogShown, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, catálogo', ...appStory };
export default meta;

const app = (api: AppParameters['api'] = {}, search = '') => ({
  app: {
    path: `/administracao/catalogo${search}`,
    identity: 'admin' as const,
    api: {
      'GET /Administracao/Resumo': answered(resumoAdministracao),
      'GET /Administracao/Catalogo': answered(catalogoAdministracao),
      ...api,
    },
  },
});
const uma = (importacao: typeof importacaoConferida, more: AppParameters['api'] = {}) =>
  app(
    { [`GET /Administracao/Catalogo/Importacoes/${IMPORTACAO_ID}`]: answered(importacao), ...more },
    `?importacao=${IMPORTACAO_ID}`,
  );

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Prévia pronta')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app({ 'GET /Administracao/Catalogo': answered({ vazio: true, importacoes: [], historico: [] }) }),
  play: async () => {
    await expect(await shown('Nada está à venda ainda')).toBeVisible();
  },
};

export const Preview: StoryObj = {
  name: 'Prévia',
  parameters: uma(importacaoConferida),
  play: async () => {
    await expect(await shown(/02\/12\/2026, 08:00/)).toBeVisible();
  },
};

export const Asking: StoryObj = {
  name: 'Publicar: confirmação',
  parameters: uma(importacaoConferida),
  play: async () => {
    await press('Publicar');
    await expect(await dialogShown('Publicar linhas-2027.zip?')).toBeVisible();
  },
};

export const Overtaken: StoryObj = {
  name: 'Publicar: o catálogo mudou',
  parameters: uma(importacaoConferida, {
    [`POST /Administracao/Catalogo/Importacoes/${IMPORTACAO_ID}/Aplicacao`]: refused(
      409,
      'CATALOGO_MUDOU',
      'O catálogo mudou depois desta prévia. Confira o arquivo de novo para ver o que ele mudaria agora.',
    ),
  }),
  play: async () => {
    await press('Publicar');
    await dialogShown('Publicar linhas-2027.zip?');
    await press('Publicar');
    await expect(await shown(/O catálogo mudou depois desta prévia/)).toBeVisible();
  },
};

export const Faults: StoryObj = {
  name: 'Com erros',
  parameters: uma(importacaoRecusada),
  play: async () => {
    await expect(await shown('Erros (612)')).toBeVisible();
  },
};

export const Waiting: StoryObj = {
  name: 'Carregando',
  parameters: app({ 'GET /Administracao/Catalogo': never }),
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ 'GET /Administracao/Catalogo': brokenServer }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar o catálogo')).toBeVisible();
  },
};

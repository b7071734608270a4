import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { termosPublicados, umaCompanhiaAdministrada, versoesEmpresa } from '../../tests/bodies/companhiaBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { dialogShown, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, dados da empresa', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const app = (empresa: Api[string], rest: Api = {}) => ({
  app: {
    path: '/administracao/empresa',
    identity: 'admin' as const,
    api: {
      'GET /Administracao/Resumo': answered(semPendencias),
      'GET /Administracao/Empresa': empresa,
      'GET /Administracao/Empresa/Versoes': answered(versoesEmpresa),
      'GET /Administracao/Termos': answered(termosPublicados),
      ...rest,
    },
  },
});
const filled = answered(umaCompanhiaAdministrada());

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(filled),
  play: async () => {
    await expect(await shown('Tudo salvo: versão 4')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered(null), {
    'GET /Administracao/Empresa/Versoes': answered([]),
    'GET /Administracao/Termos': answered([]),
  }),
  play: async () => {
    await expect(await shown('A empresa ainda não tem dados')).toBeVisible();
    await expect(await shown('A prévia aparece quando a empresa tiver um nome.')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: app(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos abrir os dados da empresa')).toBeVisible();
  },
};

export const Faults: StoryObj = {
  name: 'Com erros',
  parameters: app(filled),
  play: async () => {
    await press('Mais uma transportadora');
    await press('Salvar dados da empresa');
    await expect(await shown('Transportadora 2: Informe o CNPJ')).toBeVisible();
  },
};

export const NewTerms: StoryObj = {
  name: 'Nova versão dos termos',
  parameters: app(filled),
  play: async () => {
    await press('Nova versão');
    await dialogShown('Termos de uso, versão 4');
  },
};

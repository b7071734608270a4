import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { alertasAbertos, resumoAdministracao } from '../../tests/bodies/administracaoBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, alertas', ...appStory };
export default meta;

const app = (alertas: NonNullable<AppParameters['api']>[string]) => ({
  app: {
    path: '/administracao/alertas',
    identity: 'admin' as const,
    api: { 'GET /Administracao/Resumo': answered(resumoAdministracao), 'GET /Administracao/Alertas': alertas },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(answered(alertasAbertos)),
  play: async () => {
    await expect(await shown(/Um pagamento espera há mais de 15 minutos/)).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app(answered({ total: 0, alertas: [] })),
  play: async () => {
    await expect(await shown('Nenhum alerta aberto')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: app(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os alertas')).toBeVisible();
  },
};

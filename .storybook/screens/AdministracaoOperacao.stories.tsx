import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import { paginaPartidas, partidaOperada, previaSemLugar } from '../../tests/bodies/administracaoPartidasBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, operação do dia', tags: ['!autodocs'], ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const lista = (reply: Api[string]) => ({
  app: {
    path: '/administracao/operacao?data=2026-11-21',
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Partidas': reply },
  },
});
const uma = {
  app: {
    path: '/administracao/operacao?ver=7',
    identity: 'admin' as const,
    api: {
      ...resumo,
      'GET /Administracao/Partidas/7': answered(partidaOperada),
      'GET /Administracao/Partidas/7/Onibus/2': answered(previaSemLugar),
    },
  },
};

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(paginaPartidas)),
  play: async () => {
    await expect(await shown('40min de atraso')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered({ ...paginaPartidas, total: 0, partidas: [] })),
  play: async () => {
    await expect(await shown('Nenhuma partida neste dia')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as partidas')).toBeVisible();
  },
};

export const One: StoryObj = {
  name: 'Uma partida',
  parameters: uma,
  play: async () => {
    await expect(await shown('Como está agora')).toBeVisible();
  },
};

export const Confirming: StoryObj = {
  name: 'Cancelamento a confirmar',
  parameters: uma,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Cancelamento da partida' }, soon));
    await press('Cancelar partida');
    await expect(await shown('Cancelar esta partida?')).toBeVisible();
  },
};

export const OtherCoach: StoryObj = {
  name: 'Ônibus sem todas as poltronas',
  parameters: uma,
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }, soon), '2');
    await expect(await shown(/Poltrona 45 \(pedido K7M2QX\)/)).toBeVisible();
  },
};

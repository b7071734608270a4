import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import {
  paginaPartidas,
  partidaOperada,
  previaComMudancas,
  previaDeVolta,
  previaSemLugar,
} from '../../tests/bodies/administracaoPartidasBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, operação do dia', ...appStory };
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
const umaCom = (previa: object, anterior: typeof partidaOperada.anterior = null) => ({
  app: {
    path: '/administracao/operacao?ver=7',
    identity: 'admin' as const,
    api: {
      ...resumo,
      'GET /Administracao/Partidas/7': answered({ ...partidaOperada, anterior }),
      'GET /Administracao/Partidas/7/Onibus/2': answered(previa),
    },
  },
});
const uma = umaCom(previaComMudancas);

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

const choose = async () =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Outro ônibus' }, soon), '2');

export const OtherCoach: StoryObj = {
  name: 'Outro ônibus, com novas poltronas',
  parameters: uma,
  play: async () => {
    await choose();
    await expect(await shown('classe melhor')).toBeVisible();
  },
};

export const ConfirmingCoach: StoryObj = {
  name: 'Troca de ônibus a confirmar',
  parameters: uma,
  play: async () => {
    await choose();
    await press('Trocar o ônibus');
    await expect(await shown('Trocar o ônibus desta partida?')).toBeVisible();
  },
};

export const TooSmallCoach: StoryObj = {
  name: 'Ônibus sem lugar para todos',
  parameters: umaCom(previaSemLugar),
  play: async () => {
    await choose();
    await expect(await shown(/^Falta lugar para 1 pessoa/)).toBeVisible();
  },
};

export const UndoingCoach: StoryObj = {
  name: 'Troca de ônibus a desfazer',
  parameters: umaCom(previaDeVolta, partidaOperada.opcoes[0] ?? null),
  play: async () => {
    await press('Desfazer a troca: voltar ao Dois andares');
    await expect(await shown(/comprou a 45/)).toBeVisible();
  },
};

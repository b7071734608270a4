import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { semPendencias } from '../../tests/bodies/administracaoBodies';
import {
  avaliacoesDaLinha,
  efeitoComGente,
  linhaAdministrada,
  paginaLinhas,
  semLinhas,
} from '../../tests/bodies/administracaoLinhasBodies';
import { answered } from '../../tests/bodies/compraBodies';
import { appStory, type AppParameters } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Administração, linhas', ...appStory };
export default meta;

type Api = NonNullable<AppParameters['api']>;
const resumo = { 'GET /Administracao/Resumo': answered(semPendencias) };
const lista = (reply: Api[string], query = '') => ({
  app: {
    path: `/administracao/linhas${query}`,
    identity: 'admin' as const,
    api: { ...resumo, 'GET /Administracao/Linhas': reply },
  },
});
const uma = (linha = linhaAdministrada) => ({
  app: {
    path: '/administracao/linhas?ver=1',
    identity: 'admin' as const,
    api: {
      ...resumo,
      'GET /Administracao/Linhas/1': answered(linha),
      'GET /Administracao/Linhas/1/Avaliacoes': answered(avaliacoesDaLinha),
      'POST /Administracao/Linhas/1/Excecoes/Previa': answered(efeitoComGente),
    },
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: lista(answered(paginaLinhas)),
  play: async () => {
    await expect(await shown('São Paulo a Rio de Janeiro')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: lista(answered(semLinhas)),
  play: async () => {
    await expect(await shown('Ainda não há linhas')).toBeVisible();
  },
};

export const NoMatch: StoryObj = {
  name: 'Busca sem resultado',
  parameters: lista(answered({ ...semLinhas, vazio: false }), '?texto=xyz'),
  play: async () => {
    await expect(await shown('Nenhuma linha neste filtro')).toBeVisible();
  },
};

export const Waiting: StoryObj = { name: 'Carregando', parameters: lista(never) };

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: lista(brokenServer),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as linhas')).toBeVisible();
  },
};

export const One: StoryObj = {
  name: 'Uma linha',
  parameters: uma(),
  play: async () => {
    await expect(await shown('Exceções')).toBeVisible();
  },
};

export const Ended: StoryObj = {
  name: 'Linha encerrada',
  parameters: uma({
    ...linhaAdministrada,
    encerrada: true,
    podeMudar: false,
    horarios: [],
    excecoes: [],
    doArquivo: [],
  }),
  play: async () => {
    await expect(await shown('Linha encerrada')).toBeVisible();
  },
};

export const Exception: StoryObj = {
  name: 'Exceção que afeta passageiros',
  parameters: uma(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nova exceção' }, soon));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Horário/ }, soon), '10');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Dia/ }), '26122026');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Motivo/ }), 'Recesso');
    await press('Conferir');
    await expect(await shown('Há gente nesta partida')).toBeVisible();
  },
};

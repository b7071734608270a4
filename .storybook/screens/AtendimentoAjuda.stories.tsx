import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Manifestacao } from '../../src/domain/wire/empresa/manifestacoes';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Atendimento e ajuda', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/atendimento-ajuda', ...parameters } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Paguei e não recebi o bilhete')).toBeVisible();
  },
};

export const WithoutChannels: StoryObj = {
  name: 'Sem canais de atendimento',
  parameters: app({ api: { 'GET /Empresa': { status: 200, body: { data: null } } } }),
  play: async () => {
    await expect(await shown(/ainda não informou telefone/)).toBeVisible();
  },
};

export const Found: StoryObj = {
  name: 'Busca com resultado',
  parameters: app(),
  play: async () => {
    await fill('Como podemos ajudar?', 'reembolso');
    await expect(await shown('Cancelar e receber de volta')).toBeVisible();
  },
};

export const NotFound: StoryObj = {
  name: 'Busca sem resultado',
  parameters: app({ path: '/atendimento-ajuda?busca=helicoptero' }),
  play: async () => {
    await expect(await shown('Nada com essas palavras')).toBeVisible();
  },
};

export const Article: StoryObj = {
  name: 'Artigo',
  parameters: app({ path: '/atendimento-ajuda?artigo=como-comprar' }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Como comprar uma passagem' }, soon),
    ).toBeVisible();
  },
};

export const LostArticle: StoryObj = {
  name: 'Artigo que não existe',
  parameters: app({ path: '/atendimento-ajuda?artigo=bonde' }),
  play: async () => {
    await expect(await shown(/mudou de lugar/)).toBeVisible();
  },
};

const letter = { path: '/atendimento-ajuda?canal=manifestacao' };
const manifestacao: Manifestacao = {
  protocolo: 'K7Q2-MP4X',
  tipo: 'reclamacao',
  situacao: 'recebida',
  mensagem: 'O ar-condicionado do ônibus das oito não funcionou.\nViajei dia 20, de São Paulo para o Rio.',
  criadaEm: '2026-11-21T12:00:00-03:00',
  prazo: '2026-11-28',
  resposta: null,
  respondidaEm: null,
};

async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('Assunto', {}, soon), 'reclamacao');
  await fill('O que houve', manifestacao.mensagem);
  await fill('Nome completo', 'Bento Araújo');
  await fill('E-mail', 'bento@itape.test');
  await press('Registrar');
}

export const Writing: StoryObj = {
  name: 'Escrever',
  parameters: app(letter),
  play: async () => {
    await expect(await screen.findByLabelText('Assunto', {}, soon)).toBeVisible();
  },
};

export const WrittenWrong: StoryObj = {
  name: 'Escrever: com erros',
  parameters: app(letter),
  play: async () => {
    await press('Registrar');
    await expect((await screen.findAllByText('Escolha o assunto', {}, soon))[0]).toBeVisible();
  },
};

export const Registered: StoryObj = {
  name: 'Escrever: registrado',
  parameters: app({ ...letter, api: { 'POST /Manifestacoes': { ...answered(manifestacao), status: 201 } } }),
  play: async () => {
    await write();
    await expect(await shown('K7Q2-MP4X')).toBeVisible();
  },
};

export const NotRegistered: StoryObj = {
  name: 'Escrever: servidor com problema',
  parameters: app({ ...letter, api: { 'POST /Manifestacoes': brokenServer } }),
  play: async () => {
    await write();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

const protocol = (reply: AppParameters['api']) =>
  app({ path: '/atendimento-ajuda?canal=protocolo&numero=K7Q2-MP4X', ...(reply && { api: reply }) });

async function ask() {
  await fill('E-mail', 'bento@itape.test');
  await press('Consultar');
}

export const Waiting: StoryObj = {
  name: 'Protocolo em análise',
  parameters: protocol({ 'POST /Manifestacoes/K7Q2-MP4X/Busca': answered(manifestacao) }),
  play: async () => {
    await ask();
    await expect(await shown('Em análise')).toBeVisible();
  },
};

export const Answered: StoryObj = {
  name: 'Protocolo respondido',
  parameters: protocol({
    'POST /Manifestacoes/K7Q2-MP4X/Busca': answered({
      ...manifestacao,
      situacao: 'respondida',
      resposta: 'Pedimos desculpas: o ônibus já está na oficina.',
      respondidaEm: '2026-11-22T10:00:00-03:00',
    }),
  }),
  play: async () => {
    await ask();
    await expect(await shown('Respondida')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Protocolo que não existe',
  parameters: protocol({
    'POST /Manifestacoes/K7Q2-MP4X/Busca': refused(
      404,
      'MANIFESTACAO_NAO_ENCONTRADA',
      'Não encontramos esse protocolo com esse e-mail. Confira os dois.',
    ),
  }),
  play: async () => {
    await ask();
    await expect(await shown(/Não encontramos esse protocolo/)).toBeVisible();
  },
};

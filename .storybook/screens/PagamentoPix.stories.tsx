import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos, recorded } from '../app/recordings';
import type { Api, Reply } from '../app/storyApi';
import type { Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Pagamento com Pix', ...appStory };
export default meta;

const id = pedidos.pendente;
const path = `/pagamento-pix?pedido=${id}`;
const pedido = recordedData<Pedido>('GET', `/Pedidos/${id}`);

/** First message of the stream, which stays open. */
const streamed = (situacao: SituacaoPedido): Reply => ({ status: 200, body: { id, situacao } });
const waiting: Api = { 'GET /Pedidos/:id/Eventos': streamed('aguardando_pagamento') };
/** The order already in this state when loaded. */
const already = (situacao: SituacaoPedido): Api => ({
  'GET /Pedidos/:id': answered({ ...pedido, situacao }),
  'GET /Pedidos/:id/Eventos': streamed(situacao),
});

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path, identity: 'cliente' as const, api: waiting, ...parameters },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Aguardando o pagamento')).toBeVisible();
    await expect((await screen.findAllByText(/R\$\s296,20/, {}, soon))[0]).toBeVisible();
  },
};

export const NotYet: StoryObj = {
  name: 'Já paguei, e ainda não caiu',
  parameters: app(),
  play: async () => {
    await press('Já paguei');
    await expect(await shown(/ainda não/i)).toBeVisible();
  },
};

export const Asking: StoryObj = {
  name: 'Perguntando ao banco',
  parameters: app({ api: { ...waiting, 'POST /Pedidos/:id/Concluir': never } }),
  play: async () => {
    await press('Já paguei');
    await expect(await shown('Perguntando ao banco…')).toBeVisible();
  },
};

export const Paid: StoryObj = {
  name: 'Pago, emitindo o bilhete',
  parameters: app({ api: { ...already('emitindo'), 'POST /Pedidos/:id/Concluir': never } }),
  play: async () => {
    await expect(await shown('Pagamento confirmado')).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: 'Código vencido',
  parameters: app({ api: { ...waiting, 'POST /Pedidos/:id/Pix': recorded('pixVencido') } }),
  play: async () => {
    await expect(await shown('O código Pix expirou')).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: 'Pagamento encerrado',
  parameters: app({ api: already('pagamento_expirado') }),
  play: async () => {
    await expect(await shown('Este pagamento foi encerrado')).toBeVisible();
    await expect(await shown('Escolher poltronas novamente')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Pedido não encontrado',
  parameters: app({ api: { 'GET /Pedidos/:id': recorded('pedidoInexistente') } }),
  play: async () => {
    await expect(await shown('Pedido não encontrado.')).toBeVisible();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Pedidos/:id': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir o pagamento')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown('Não conseguimos abrir o pagamento')).toBeVisible();
    await expect(await shown('Você está sem internet')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'POST /Pedidos/:id/Pix': never } }),
  play: async () => {
    await expect(await screen.findByText('Gerando o código Pix', {}, soon)).toBeInTheDocument();
  },
};

export const NoOrder: StoryObj = {
  name: 'Nenhum pagamento aberto',
  parameters: app({ path: '/pagamento-pix' }),
  play: async () => {
    await expect(await shown('Nenhum pagamento aberto')).toBeVisible();
  },
};

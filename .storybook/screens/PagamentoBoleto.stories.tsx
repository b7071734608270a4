import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos } from '../app/recordings';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { umBoletoDoPedido } from '../../tests/support/umBoletoDoPedido';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Pagamento com boleto', ...appStory };
export default meta;

const id = pedidos.pendente;
const pedido = recordedData<Pedido>('GET', `/Pedidos/${id}`);
const boleto = umBoletoDoPedido({ valorCentavos: pedido.totalCentavos });
const pendente: Pedido = { ...pedido, situacao: 'aguardando_pagamento', boletoVence: boleto.vencimento };

const app = ({ api, ...parameters }: Partial<AppParameters> = {}) => ({
  app: {
    path: `/pagamento-boleto?pedido=${id}`,
    identity: 'cliente' as const,
    api: { 'GET /Pedidos/:id': answered(pendente), 'GET /Pedidos/:id/Boleto': answered(boleto), ...api },
    ...parameters,
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Linha digitável' }, soon)).toBeVisible();
    await expect(await shown('02/12/2026')).toBeVisible();
  },
};

export const Copied: StoryObj = {
  name: 'Código copiado',
  tags: ['sem-retrato'],
  parameters: app(),
  play: async () => {
    await press('Copiar código');
    await expect(await shown(/Copiado|Selecione o texto/)).toBeVisible();
  },
};

export const Paid: StoryObj = {
  name: 'Pago',
  parameters: app({ api: { 'GET /Pedidos/:id': answered({ ...pedido, situacao: 'emitido' }) } }),
  play: async () => {
    await expect(await shown('Pagamento confirmado')).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: 'Boleto encerrado',
  parameters: app({ api: { 'GET /Pedidos/:id': answered({ ...pedido, situacao: 'pagamento_expirado' }) } }),
  play: async () => {
    await expect(await shown('Este boleto foi encerrado')).toBeVisible();
  },
};

export const None: StoryObj = {
  name: 'Sem boleto em aberto',
  parameters: app({ api: { 'GET /Pedidos/:id': answered({ ...pedido, situacao: 'aguardando_pagamento' }) } }),
  play: async () => {
    await expect(await shown('Nenhum boleto em aberto')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Pedidos/:id/Boleto': never } }),
  play: async () => {
    await expect(await shown('Buscando o boleto')).toBeInTheDocument();
  },
};

export const NoAnswer: StoryObj = {
  name: 'Sem resposta',
  parameters: app({ api: { 'GET /Pedidos/:id/Boleto': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir o boleto')).toBeVisible();
  },
};

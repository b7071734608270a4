import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { appStory, type AppParameters } from '../app/appStory';
import { personAt } from '../app/person';
import { inTurn, offline, pedidos, pixAberto, pixQueVence, recorded, situacao } from '../app/recordings';

const meta: Meta = { title: 'Fluxos/Pix', tags: ['spec:§3'], ...appStory };
export default meta;

const path = `/pagamento-pix?pedido=${pedidos.pendente}`;
const app = (api: AppParameters['api'] = {}) => ({ app: { path, identity: 'cliente', api } satisfies AppParameters });

export const Waiting: StoryObj = {
  name: 'Esperando o pagamento',
  parameters: app(),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.presses('Já paguei');
    await expect(await person.reads(/Ainda não recebemos a confirmação do banco/)).toBeVisible();
  },
};

export const Paid: StoryObj = {
  name: 'Pago: a página avança sozinha',
  // The stream reports the payment; the ticket page then reads the order, issued by now.
  parameters: app({
    'GET /Pedidos/:id/Eventos': situacao('emitido'),
    [`GET /Pedidos/${pedidos.pendente}`]: inTurn(situacao('aguardando_pagamento'), recorded('pedidoEmitido')),
  }),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await expect((await person.reads(/Conceição|Carla Cliente/)).ownerDocument.body).toHaveTextContent(/Bilhete/);
  },
};

export const Expired: StoryObj = {
  name: 'O código expirou',
  // The charge of an order from two hours ago has expired, and a new one may be requested.
  parameters: app({ 'POST /Pedidos/:id/Pix': pixQueVence }),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await expect(await person.reads('O código Pix expirou')).toBeVisible();
    await expect(await person.find('button', 'Gerar novo código Pix')).toBeEnabled();
  },
};

export const Late: StoryObj = {
  name: 'Pago tarde demais',
  parameters: app({ [`GET /Pedidos/${pedidos.pendente}`]: situacao('pago_sem_poltrona') }),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await expect(await person.reads('Este pagamento foi encerrado')).toBeVisible();
    await expect(await person.reads(/O valor será devolvido pelo mesmo Pix/)).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app({ 'POST /Pedidos/:id/Pix': inTurn(offline, pixAberto) }),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await expect(await person.reads('Não conseguimos abrir o pagamento')).toBeVisible();
    await person.presses('Tentar novamente');
    await expect(await person.find('button', 'Já paguei')).toBeVisible();
  },
};

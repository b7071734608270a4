import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import type { Api } from '../app/storyApi';
import type { PagamentoExterno } from '../../src/domain/wire/pagamento/cobrancaExterna';
import { cobranca, pagamentoExterno, paginaPedidos, PEDIDO_ID } from '../../tests/bodies/agenciaBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown } from './screenPlay';

const meta: Meta = { title: 'Telas/Pagamento externo', ...appStory };
export default meta;

const route = 'GET /Agencia/Pedidos/:id/PagamentoExterno';
const waiting = paginaPedidos({ pedidos: paginaPedidos().pedidos.slice(0, 1), proximo: null });
const app = (fields: Partial<PagamentoExterno> = {}, parameters: Partial<AppParameters> = {}) => {
  const api: Api = { 'GET /Agencia/Pedidos': answered(waiting), [route]: answered(pagamentoExterno(fields)) };
  return {
    app: {
      path: `/pagamento-externo?pedido=${PEDIDO_ID}`,
      identity: 'agencia' as const,
      ...parameters,
      api: { ...api, ...parameters.api },
    },
  };
};
const ended = (situacao: 'paga' | 'recusada' | 'cancelada' | 'expirada' | 'devolvida', mensagem: string) =>
  cobranca({ situacao, mensagem, url: null });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Gerar link')).toBeVisible();
  },
};

export const Choosing: StoryObj = {
  name: 'Escolher o pedido',
  parameters: app({}, { path: '/pagamento-externo' }),
  play: async () => {
    await expect(await shown('Cobrar B8XWZ2')).toBeVisible();
  },
};

export const NotFound: StoryObj = {
  name: 'Localizador que não existe',
  parameters: app(
    {},
    {
      path: '/pagamento-externo',
      api: { 'GET /Agencia/Pedidos': answered(paginaPedidos({ pedidos: [], proximo: null })) },
    },
  ),
  play: async () => {
    await fill('Localizador do pedido', 'ZZZZZZ');
    await press('Encontrar pedido');
    await expect(await shown('Nenhum pedido com este localizador')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({}, { api: { [route]: never } }),
};

export const Broken: StoryObj = {
  name: 'Servidor fora do ar',
  parameters: app({}, { api: { [route]: brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir este pedido')).toBeVisible();
  },
};

export const Terminal: StoryObj = {
  name: 'Cobrar na maquininha',
  parameters: app({}, { path: `/pagamento-externo?pedido=${PEDIDO_ID}&meio=debito` }),
  play: async () => {
    await expect(await shown('Enviar para a maquininha')).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Já há uma cobrança',
  parameters: app(
    {},
    {
      api: {
        'POST /Agencia/Pedidos/:id/PagamentoExterno': refused(
          409,
          'COBRANCA_ABERTA',
          'Este pedido já tem uma cobrança aberta.',
        ),
      },
    },
  ),
  play: async () => {
    await press('Gerar link');
    await expect(await shown('Este pedido já tem uma cobrança aberta.')).toBeVisible();
  },
};

export const Open: StoryObj = {
  name: 'Link aberto',
  parameters: app({ cobrancas: [cobranca()] }),
  play: async () => {
    await expect(await shown('Esperando o pagamento.')).toBeVisible();
    await expect(await shown('Copiar link')).toBeVisible();
  },
};

export const OpenTerminal: StoryObj = {
  name: 'Na maquininha',
  parameters: app({ cobrancas: [cobranca({ meio: 'terminal', tipo: 'credito', url: null, restanteMs: 290_000 })] }),
  play: async () => {
    await expect(await shown(/aproxime ou insira/)).toBeVisible();
  },
};

export const Cancelling: StoryObj = {
  name: 'Cancelar a cobrança',
  parameters: app({ cobrancas: [cobranca()] }),
  play: async () => {
    await press('Cancelar cobrança');
    await dialogShown('Cancelar esta cobrança?');
  },
};

export const Paid: StoryObj = {
  name: 'Paga',
  parameters: app({
    situacao: 'emitido',
    expiraEm: null,
    impedimento: 'Este pedido não espera mais pagamento.',
    cobrancas: [
      {
        ...ended('paga', 'Pagamento aprovado.'),
        cartao: { tipo: 'credito', parcelas: 3, bandeira: 'Mastercard', final4: '4444' },
      },
      { ...ended('expirada', 'O tempo desta cobrança acabou. Ninguém foi cobrado.'), id: PEDIDO_ID.replace(/1$/, '9') },
    ],
  }),
  play: async () => {
    await expect(await shown('Pagamento aprovado')).toBeVisible();
    await expect(await shown('Ver bilhetes')).toBeVisible();
  },
};

export const Declined: StoryObj = {
  name: 'Recusada',
  parameters: app({ cobrancas: [ended('recusada', 'O pagamento foi recusado. Cobre de novo com outro cartão.')] }),
  play: async () => {
    await expect(await shown('Pagamento recusado')).toBeVisible();
    await expect(await shown('Gerar link')).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: 'Expirada, sem poltronas',
  parameters: app({
    situacao: 'pagamento_expirado',
    expiraEm: null,
    impedimento: 'O tempo da reserva acabou e as poltronas foram liberadas. Faça um pedido novo.',
    cobrancas: [ended('expirada', 'O tempo desta cobrança acabou. Ninguém foi cobrado.')],
  }),
  play: async () => {
    await expect(await shown('Cobrança expirada')).toBeVisible();
  },
};

export const PaidOtherwise: StoryObj = {
  name: 'Pago de outro modo',
  parameters: app({
    situacao: 'emitido',
    expiraEm: null,
    impedimento: 'Este pedido não espera mais pagamento.',
    cobrancas: [
      ended(
        'cancelada',
        'O pedido foi pago de outro modo, e esta cobrança foi cancelada. Ninguém foi cobrado por ela.',
      ),
    ],
  }),
  play: async () => {
    await expect(await shown('Cobrança cancelada')).toBeVisible();
  },
};

export const GivenBack: StoryObj = {
  name: 'Devolvida',
  parameters: app({
    situacao: 'emitido',
    expiraEm: null,
    impedimento: 'Este pedido não espera mais pagamento.',
    cobrancas: [
      ended('devolvida', 'O pagamento chegou, mas o pedido não o esperava mais: o valor volta para o cartão.'),
    ],
  }),
  play: async () => {
    await expect(await shown('Pagamento devolvido')).toBeVisible();
  },
};

export const CannotBeCharged: StoryObj = {
  name: 'Não pode ser cobrado',
  parameters: app({ situacao: 'emitido', expiraEm: null, impedimento: 'Este pedido não espera mais pagamento.' }),
  play: async () => {
    await expect(await shown('Este pedido não espera mais pagamento.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never } from '../app/recordings';
import type { Api } from '../app/storyApi';
import { detalhe, paginaPedidos, PEDIDO_ID } from '../../tests/bodies/agenciaBodies';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Pedidos', ...appStory };
export default meta;

const api: Api = {
  'GET /Agencia/Pedidos': answered(paginaPedidos()),
  'POST /Agencia/Pedidos/Busca': answered(
    paginaPedidos({ pedidos: paginaPedidos().pedidos.slice(1, 2), proximo: null }),
  ),
  'GET /Agencia/Pedidos/:id': answered(detalhe()),
};
const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: '/pedidos', identity: 'agencia' as const, ...parameters, api: { ...api, ...parameters.api } },
});
const open = `/pedidos?pedido=${PEDIDO_ID}`;

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect((await screen.findAllByText('K7M2QX', {}, soon))[0]).toBeVisible();
    await expect(await shown('1.284 pedidos')).toBeVisible();
  },
};

/** Twelve orders: the fixture's, each under other names, the first of somebody with many. */
const muitos = Array.from({ length: 12 }, (_, i) => {
  const { pedidos } = paginaPedidos();
  const pedido = pedidos[i % pedidos.length]!;
  return {
    ...pedido,
    ...(i === 0 && { comprador: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula' }),
    id: `${pedido.id.slice(0, -2)}${10 + i}`,
    localizador: `${pedido.localizador.slice(0, -2)}${10 + i}`,
  };
});
/** Height in px of the window that a counter's screen has. */
const JANELA = 900;

export const ManyInSight: StoryObj = {
  name: 'Dez à vista',
  parameters: app({ api: { 'GET /Agencia/Pedidos': answered(paginaPedidos({ pedidos: muitos })) } }),
  play: async () => {
    await expect(await shown('1.284 pedidos')).toBeVisible();
    const rows = await screen.findAllByRole('rowheader', {}, soon);
    await expect(rows).toHaveLength(12);
    if (window.innerWidth >= 1280) await expect(rows[9]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(JANELA);
  },
};

/** The keys that act on the page, over it. */
export const Keys: StoryObj = {
  name: 'Atalhos',
  parameters: app(),
  play: async () => {
    await expect(await shown('1.284 pedidos')).toBeVisible();
    // The keys come after the page; until then a press does nothing.
    await waitFor(async () => {
      await userEvent.keyboard('{Alt>}a{/Alt}');
      await expect(screen.queryByRole('dialog', { name: 'Atalhos' })).not.toBeNull();
    }, soon);
    await dialogShown('Atalhos');
    await expect(await shown('Abrir a linha')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Agencia/Pedidos': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando: Pedidos', {}, soon)).toBeInTheDocument();
  },
};

export const Empty: StoryObj = {
  name: 'Nenhum neste filtro',
  parameters: app({
    path: '/pedidos?situacao=devolucao',
    api: { 'GET /Agencia/Pedidos': answered(paginaPedidos({ pedidos: [], proximo: null })) },
  }),
  play: async () => {
    await expect(await shown('Nenhum pedido neste filtro')).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor fora do ar',
  parameters: app({ api: { 'GET /Agencia/Pedidos': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar os pedidos')).toBeVisible();
  },
};

export const Wrong: StoryObj = {
  name: 'Filtros com erros',
  parameters: app(),
  play: async () => {
    await press('Filtros');
    await fill('De', '31/12/2026');
    await fill('Até', '01/12/2026');
    await fill('CPF do comprador', '111.111.111-11');
    await press('Filtrar');
    await expect(await shown('Informe um CPF válido')).toBeVisible();
    await expect(await shown('O fim vem antes do começo')).toBeVisible();
  },
};

export const ByCpf: StoryObj = {
  name: 'Por CPF',
  parameters: app(),
  play: async () => {
    await screen.findAllByText('B8XWZ2', {}, soon);
    await press('Filtros');
    await fill('CPF do comprador', '529.982.247-25');
    await press('Filtrar');
    await expect((await screen.findAllByText('K7M2QX', {}, soon))[0]).toBeVisible();
  },
};

export const Deep: StoryObj = {
  name: 'Página mais antiga',
  parameters: app({ path: '/pedidos?cursor=abc' }),
  play: async () => {
    await expect(await shown('Voltar ao começo')).toBeVisible();
  },
};

export const Details: StoryObj = {
  name: 'Detalhes',
  parameters: app({ path: open }),
  play: async () => {
    await dialogShown('Detalhes do pedido');
    await expect(await shown('Bilhetes emitidos')).toBeVisible();
  },
};

export const Unpaid: StoryObj = {
  name: 'Detalhes de um que espera pagamento',
  parameters: app({
    path: open,
    api: {
      'GET /Agencia/Pedidos/:id': answered(
        detalhe({
          pedido: {
            ...detalhe().pedido,
            situacao: 'aguardando_pagamento',
            itens: detalhe().pedido.itens.map((item) => ({ ...item, bilheteId: null })),
          },
          pagamentos: [],
          fatos: detalhe().fatos.slice(0, 1),
          acoes: { reenviar: false, cancelar: true, reprocessar: true, cobrar: true },
        }),
      ),
    },
  }),
  play: async () => {
    await expect(await shown('Cobrar com cartão')).toBeVisible();
  },
};

export const Resending: StoryObj = {
  name: 'Reenviar por e-mail',
  parameters: app({ path: open }),
  play: async () => {
    await press('Reenviar por e-mail');
    await dialogShown('Enviar os bilhetes de novo?');
  },
};

export const TooSoon: StoryObj = {
  name: 'Reenvio cedo demais',
  parameters: app({
    path: open,
    api: {
      'POST /Agencia/Pedidos/:id/Reenvio': refused(
        409,
        'REENVIO_MUITO_CEDO',
        'Os bilhetes acabaram de ser enviados. Espere 42 segundos.',
      ),
    },
  }),
  play: async () => {
    await press('Reenviar por e-mail');
    await press('Enviar bilhetes');
    await expect(await shown(/acabaram de ser enviados/)).toBeVisible();
  },
};

export const DetailsBroken: StoryObj = {
  name: 'Detalhes fora do ar',
  parameters: app({ path: open, api: { 'GET /Agencia/Pedidos/:id': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir este pedido')).toBeVisible();
  },
};

export const NotOpened: StoryObj = {
  name: 'Pedido de cliente não encontrado',
  parameters: app({
    api: {
      'POST /Agencia/Pedidos/Abertura': refused(
        404,
        'PEDIDO_NAO_ENCONTRADO',
        'Não encontramos um pedido com este localizador e este documento.',
      ),
    },
  }),
  play: async () => {
    await press('Abrir pedido de cliente');
    await fill('Localizador do cliente', 'K7M2QX');
    await fill('Documento do comprador ou passageiro', '111.444.777-35');
    await press('Abrir pedido');
    await expect(await shown('Não encontramos um pedido com este localizador e este documento.')).toBeVisible();
  },
};

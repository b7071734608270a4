import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos, recorded } from '../app/recordings';
import type { Api, Reply } from '../app/storyApi';
import type { CobrancaPix, Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Banco, IniciacaoPix } from '../../src/domain/wire/pagamento/iniciacao';
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

const iniciacaoId = '11111111-1111-4111-8111-111111111111';
const cobranca = recordedData<CobrancaPix>('POST', `/Pedidos/${id}/Pix`);
const bancos: Banco[] = [
  { id: 'banco-aurora', nome: 'Banco Aurora' },
  { id: 'cooperativa-ipe', nome: 'Cooperativa Ipê' },
  { id: 'nimbo', nome: 'Nimbo' },
];
const withBanks = (reply: Reply = answered(bancos)): Api => ({
  ...waiting,
  'POST /Pedidos/:id/Pix': answered({ ...cobranca, pagavelNoBanco: true }),
  'GET /Pagamentos/Bancos': reply,
});
/** The person is back from the bank, which says this. */
const back = (change: Partial<IniciacaoPix>) =>
  app({
    path: `${path}&iniciacao=${iniciacaoId}`,
    api: {
      ...withBanks(),
      'GET /Pedidos/:id/Pix/Iniciacoes/:id': answered({
        id: iniciacaoId,
        banco: bancos[0],
        situacao: 'aguardando',
        motivo: null,
        url: null,
        expiraEm: cobranca.expiraEm,
        ...change,
      }),
    },
  });

export const Banks: StoryObj = {
  name: 'Escolher o banco',
  parameters: app({ api: withBanks() }),
  play: async () => {
    await press('Pagar no app do banco');
    await expect(await shown('Banco Aurora')).toBeVisible();
  },
};

export const NoBanks: StoryObj = {
  name: 'Nenhum banco disponível',
  parameters: app({ api: withBanks(answered([])) }),
  play: async () => {
    await press('Pagar no app do banco');
    await expect(await shown('Nenhum banco disponível agora')).toBeVisible();
  },
};

export const BanksWithError: StoryObj = {
  name: 'Bancos não carregados',
  parameters: app({ api: withBanks(brokenServer) }),
  play: async () => {
    await press('Pagar no app do banco');
    await expect(await shown('Não conseguimos carregar os bancos')).toBeVisible();
  },
};

export const Back: StoryObj = {
  name: 'De volta do banco, conferindo',
  parameters: back({ url: 'https://banco.test/aprovar' }),
  play: async () => {
    await expect(await shown('Voltou do banco? Estamos conferindo…')).toBeVisible();
  },
};

export const Approved: StoryObj = {
  name: 'Aprovado no banco',
  parameters: back({ situacao: 'autorizada' }),
  play: async () => {
    await expect(await shown('Banco Aurora aprovou o pagamento')).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Recusado pelo banco',
  parameters: back({ situacao: 'recusada', motivo: 'saldo' }),
  play: async () => {
    await expect(await shown('Banco Aurora não fez o pagamento')).toBeVisible();
  },
};

export const RanOut: StoryObj = {
  name: 'Tempo do banco acabou',
  parameters: back({ situacao: 'expirada' }),
  play: async () => {
    await expect(await shown('O tempo para aprovar no banco acabou')).toBeVisible();
  },
};

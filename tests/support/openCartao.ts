import { succeeded } from './builders';
import { umCartaoDoPedido, umDesafio, umPagamentoCartao } from './cartaoBuilders';
import type { PortOverrides, Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import { umaCompra } from './umaCompra';
import { umPedido } from './viagemBuilders';
import type { CartaoDoPedido, PagamentoCartao } from '../../src/domain/wire/pagamento/cartao';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { HttpRequest, HttpResult } from '../../src/services/ports';
import { selectCartao } from '../../src/store/pagamento/cartao';
import { selectCompra } from '../../src/store/compra/compra';
import { concluirPedido } from '../../src/sagas/compra/concluirPedido';
import { pagarCartao } from '../../src/sagas/pagamento/pagarCartao';

export const TICKET = '/minhas-viagens?pedido=p1&etapa=bilhete';
export const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };
export const token = { token: 'cofre_abcdefghijklmnop', bandeira: 'visa', final4: '1111', dispositivo };
export const desafio = umPagamentoCartao({ situacao: 'desafio', mensagem: 'Confirme', desafio: umDesafio() });
export const analise = umPagamentoCartao({ situacao: 'em_analise', mensagem: 'Estamos confirmando' });
export const recusa = umPagamentoCartao({ situacao: 'recusado', mensagem: 'O banco recusou este cartão.' });

/** A server with one order and the state of its card payment. */
export function openCartao(
  replies: Replies = {},
  overrides: PortOverrides = {},
  forma: 'credito' | 'debito' = 'credito',
) {
  let situacao: SituacaoPedido = 'aguardando_pagamento';
  let pagamento: PagamentoCartao | null = null;
  let total = 11_250;
  let next: PagamentoCartao = umPagamentoCartao();
  const keys = Array.from({ length: 20 }, (_, i) => `0000000${i % 10}-0000-4000-8000-0000000000${10 + i}`);
  const read = (): HttpResult<CartaoDoPedido> => succeeded(umCartaoDoPedido({ pagamento, totalCentavos: total }));
  const app = startWorkflow(
    [concluirPedido, pagarCartao],
    {
      replies: {
        'GET /Pedidos/p1': () => succeeded(umPedido({ situacao })),
        'POST /Pedidos/p1/Concluir': () => succeeded(umPedido({ situacao })),
        'GET /Pedidos/p1/Cartao': read,
        'POST /Pedidos/p1/Cartao': () => succeeded((pagamento = next)),
        'DELETE /Pedidos/p1/Cartao': () => {
          pagamento = umPagamentoCartao({ situacao: 'recusado', mensagem: 'Você cancelou este pagamento.' });
          return read();
        },
        ...replies,
      },
      random: { uuid: () => keys.shift() ?? 'fim' },
      ...overrides,
    },
    umaCompra({ forma, pedidoId: 'p1' }),
  );
  const calls = (method: string, path: string): HttpRequest[] =>
    (app.ports.http.request as jest.Mock).mock.calls
      .map(([one]) => one as HttpRequest)
      .filter((one) => one.method === method && one.path === path);
  return {
    ...app,
    cartao: () => selectCartao(app.state()),
    envio: () => selectCompra(app.state()).envio,
    calls,
    become: (now: SituacaoPedido) => (situacao = now),
    /** Sets the state of the card payment reported by the server. */
    hold: (now: PagamentoCartao | null) => (pagamento = now),
    /** Sets the result of the next card. */
    willBe: (now: PagamentoCartao) => (next = now),
    cost: (centavos: number) => (total = centavos),
    open: async () => {
      app.emit('PagamentoCartaoAberto', { pedidoId: 'p1' });
      await app.settle();
    },
    press: async () => {
      app.emit('CartaoSolicitado', { pedidoId: 'p1' });
      await app.settle();
    },
    type: async () => {
      app.emit('CartaoTokenizado', token);
      await app.settle();
    },
    pay: async () => {
      app.emit('CartaoSolicitado', { pedidoId: 'p1' });
      await app.settle();
      app.emit('CartaoTokenizado', token);
      await app.settle();
    },
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
  };
}

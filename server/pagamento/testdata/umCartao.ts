import { randomUUID } from 'node:crypto';
import type { CartaoDoPedido, NovoPagamentoCartao, PagamentoCartao } from '../../../src/domain/wire/pagamento/cartao';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { sandboxCards, type Cenario } from '../../sandbox/cartao/cards';
import type { Falha, Operacao } from '../../sandbox/cartao/faults';

/** The number of a sandbox card with this behaviour. */
export const numeroQue = (cenario: Cenario): string =>
  sandboxCards.find((cartao) => cartao.cenario === cenario)?.numero ?? '';

const validade = `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`;

/** Exchanges typed card data for a token, as the card's form does. */
export const typeCartao = ({ app }: Server, numero: string, change: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/_sandbox/cartao/campos/token',
    headers: { origin: 'http://127.0.0.1', host: '127.0.0.1' },
    payload: { numero, validade, codigo: '123', nome: 'ANA SOUZA', ...change },
  });

export const umToken = async (server: Server, cenario: Cenario): Promise<string> =>
  (await typeCartao(server, numeroQue(cenario))).json<{ token: string }>().token;

export const dispositivo = {
  idioma: 'pt-BR',
  larguraTela: 1280,
  alturaTela: 800,
  profundidadeCor: 24,
  fusoMinutos: 180,
};

/** A person who pays by card over the API. */
export function umPagador(server: Server, sub = 'ana') {
  const { app } = server;
  const headers = signedInAs(sub);
  const post = async (
    pedidoId: string,
    cenario: Cenario,
    change: Partial<NovoPagamentoCartao> = {},
    key: string = randomUUID(),
  ) => {
    const token = change.token ?? (await umToken(server, cenario));
    const payload = { token, tipo: 'credito', parcelas: 1, dispositivo, ...change };
    return app.inject({
      method: 'POST',
      url: `/api/Pedidos/${pedidoId}/Cartao`,
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
  };
  const pay = async (
    pedidoId: string,
    cenario: Cenario,
    change: Partial<NovoPagamentoCartao> = {},
  ): Promise<PagamentoCartao> => {
    const answer = await post(pedidoId, cenario, change);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: PagamentoCartao }>().data;
  };
  const read = async (pedidoId: string): Promise<CartaoDoPedido> =>
    (await app.inject({ url: `/api/Pedidos/${pedidoId}/Cartao`, headers })).json<{ data: CartaoDoPedido }>().data;
  const giveUp = (pedidoId: string) =>
    app.inject({ method: 'DELETE', url: `/api/Pedidos/${pedidoId}/Cartao`, headers });
  return { post, pay, read, giveUp };
}

/** Answers the challenge on the bank's page. */
export const answerBanco = ({ app }: Server, url: string, form: { codigo?: string; acao: 'aprovar' | 'recusar' }) =>
  app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Makes the embedded acquirer fail this way from now on, for the attempt or charge of that key; null ends it. */
export async function breakAcquirer(
  { app }: Server,
  operacao: Operacao,
  chave: string,
  falha: Falha | null,
): Promise<void> {
  const answer = await app.inject({
    method: 'PUT',
    url: '/_sandbox/cartao/falhas',
    payload: { operacao, chave, falha },
  });
  if (answer.statusCode !== 204) throw new Error(answer.body);
}

import { randomUUID } from 'node:crypto';
import type {
  CobrancaExterna,
  NovaCobrancaExterna,
  PagamentoExterno,
} from '../../../../src/domain/wire/pagamento/cobrancaExterna';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { numeroQue } from '../../testdata/umCartao';
import type { Reader } from '../../../platform/database/database';
import { createSteps } from '../../../platform/jobs/steps';
import { createLocalFetch, LOCAL_ORIGIN } from '../../../platform/http/outgoing/localFetch';
import type { Cenario } from '../../../sandbox/cartao/cards';
import { umaAgencia } from '../../../agencia/pedidos/testdata/umaAgencia';
import { seedOperadores } from '../../../agencia/operadores/seedOperadores';
import { createAdiqExternal } from '../../../adapters/adiq/adiqExternal';
import type { ExternalCobrancaPort } from '../externalPort';
import { createPursueExternal } from '../pursueExternal';
import { sweepExternal } from '../sweepExternal';

export const umLink: NovaCobrancaExterna = { meio: 'link', parcelas: 3 };
const validade = `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`;

/** An operator who charges orders, the payer of a link, and the customer at the terminal. */
export function umaCobranca(server: Server, who: keyof typeof seedOperadores = 'agencia') {
  const { app, services } = server;
  const { database } = services;
  const port = createAdiqExternal(
    { baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao`, clientId: 'itape', clientSecret: 'itape' },
    createLocalFetch(app),
  );
  /** Runs the sweeper once, with another acquirer if given. */
  const sweep = async (concludePedido: (id: string) => Promise<unknown>, other: ExternalCobrancaPort = port) => {
    // Ends the waits that follow failures.
    await database.db.deleteFrom('falha').execute();
    return sweepExternal({
      database,
      steps: createSteps(database),
      pursueExternal: createPursueExternal({ database, port: other }),
      concludePedido: async (id) => {
        await concludePedido(id);
        return null;
      },
    });
  };
  return { port, sweep, ...operadorOf(server, who), ...payerOf(app), ...rowsOf(database.db) };
}

/** The requests of the operator. */
function operadorOf(server: Server, who: keyof typeof seedOperadores) {
  const { app } = server;
  const { sub } = seedOperadores[who].user;
  const headers = { ...signedInAs(sub, 'Agencia'), host: 'localhost' };
  const pathOf = (pedidoId: string): string => `/api/Agencia/Pedidos/${pedidoId}/PagamentoExterno`;
  const { attend } = umaAgencia(server, sub);
  const post = async (pedidoId: string, cobranca: NovaCobrancaExterna = umLink, key: string = randomUUID()) => {
    await attend(pedidoId);
    return app.inject({
      method: 'POST',
      url: pathOf(pedidoId),
      payload: cobranca,
      headers: { ...headers, 'idempotency-key': key },
    });
  };
  const charge = async (pedidoId: string, cobranca: NovaCobrancaExterna = umLink): Promise<CobrancaExterna> => {
    const reply = await post(pedidoId, cobranca);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<{ data: CobrancaExterna }>().data;
  };
  const read = async (pedidoId: string): Promise<PagamentoExterno> =>
    (await app.inject({ url: pathOf(pedidoId), headers })).json<{ data: PagamentoExterno }>().data;
  const cancel = (pedidoId: string) => app.inject({ method: 'DELETE', url: pathOf(pedidoId), headers });
  return { headers, post, charge, read, cancel };
}

/** The payer of a link, and the customer at the terminal. */
function payerOf(app: Server['app']) {
  /** Types a card at the link's page and goes on as a browser would, except for the bank's challenge. */
  const payLink = async (url: string, cenario: Cenario = 'aprova', forma = 'credito-1') => {
    const { pathname, host } = new URL(url);
    const cartao = { numero: numeroQue(cenario), validade, codigo: '123', nome: 'ANA SOUZA', forma };
    const typed = await app.inject({
      method: 'POST',
      url: pathname,
      headers: { origin: `http://${host}`, host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(cartao).toString(),
    });
    if (typed.statusCode !== 303) return typed;
    await app.inject({ url: pathname, headers: { host } });
    return app.inject({ url: pathname, headers: { host } });
  };
  const naMaquininha = (chave: string, acao: 'aprovar' | 'recusar' | 'calar') =>
    app.inject({
      method: 'POST',
      url: `/_sandbox/maquininha/${chave}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ acao }).toString(),
    });
  return { payLink, naMaquininha };
}

/** The rows of an order's charges, ours and the acquirer's. */
const rowsOf = (db: Reader) => ({
  row: (pedidoId: string) =>
    db
      .selectFrom('cobranca_externa')
      .selectAll()
      .where('pedido_id', '=', pedidoId)
      .orderBy('tentativa', 'desc')
      .executeTakeFirstOrThrow(),
  /** Centavos of an order that the acquirer holds: reserved or captured, and not voided. */
  tomado: (pedidoId: string) =>
    db
      .selectFrom('sandbox_cartao_pagamento as pagamento')
      .innerJoin('cobranca_cartao', 'cobranca_cartao.pagamento_id', 'pagamento.id')
      .select(['pagamento.situacao', 'pagamento.valor_centavos'])
      .where('cobranca_cartao.pedido_id', '=', pedidoId)
      .where('pagamento.situacao', 'in', ['authorized', 'captured'])
      .execute(),
});

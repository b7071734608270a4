import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank';
import type { CobSolicitada } from './cobRules';
import { PixProblem } from './pixProblem';
import { createTokens } from './tokens';
import type { Webhooks } from './webhooks';

interface Services {
  bank: Bank;
  webhooks: Webhooks;
}

/** The embedded provider: BACEN's own paths and schemas, below the prefix where this plugin is registered. */
export function registerPixSandbox(app: FastifyInstance, services: Services): void {
  const tokens = createTokens();

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PixProblem)) {
      request.log.error({ err: error }, 'pix sandbox');
      return reply.code(500).send({
        type: 'https://pix.bcb.gov.br/api/v2/error/ErroInternoDoServidor',
        title: 'Erro interno.',
        status: 500,
      });
    }
    return reply.code(error.status).type('application/problem+json').send(JSON.stringify(error.body));
  });

  app.post<{ Body: Record<string, unknown> }>('/oauth/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization, request.body ?? {});
    return token
      ? reply.header('cache-control', 'no-store').send(token)
      : reply.code(401).send({ error: 'invalid_client' });
  });

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!tokens.isValid(request.headers.authorization)) {
        const { body } = new PixProblem('AcessoNegado', 'Token ausente, desconhecido ou vencido.');
        return reply
          .code(401)
          .type('application/problem+json')
          .send(JSON.stringify({ ...body, status: 401 }));
      }
    });
    registerCobs(scope, services.bank);
    registerReceipts(scope, services.bank);
    registerWebhooks(scope, services.webhooks);
  });
}

type TxidParams = { Params: { txid: string } };

function registerCobs(app: FastifyInstance, bank: Bank): void {
  app.put<TxidParams & { Body: CobSolicitada }>('/cob/:txid', async ({ params, body }, reply) =>
    reply.code(201).send(await bank.putCob(params.txid, body)),
  );
  app.get<TxidParams>('/cob/:txid', ({ params }) => bank.getCob(params.txid));
  app.patch<TxidParams & { Body: { status?: unknown } }>('/cob/:txid', ({ params, body }) => {
    if (body?.status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || Object.keys(body).length !== 1) {
      throw new PixProblem('CobOperacaoInvalida', 'Este ambiente só aceita a remoção da cobrança.');
    }
    return bank.removeCob(params.txid);
  });
  app.get<{ Querystring: { inicio?: string; fim?: string } }>('/cob', async ({ query }) => {
    const [inicio, fim] = [query.inicio, query.fim].map((text) => new Date(text ?? ''));
    if (!inicio || !fim || Number.isNaN(inicio.getTime()) || Number.isNaN(fim.getTime())) {
      throw new PixProblem('CobOperacaoInvalida', 'Os parâmetros inicio e fim são obrigatórios.');
    }
    const cobs = await bank.listCobs(inicio, fim);
    return {
      parametros: {
        inicio: inicio.toISOString(),
        fim: fim.toISOString(),
        paginacao: {
          paginaAtual: 0,
          itensPorPagina: Math.max(cobs.length, 1),
          quantidadeDePaginas: 1,
          quantidadeTotalDeItens: cobs.length,
        },
      },
      // The published schema asks for `idCob` in this list only.
      cobs: cobs.map((cob) => ({ ...cob, idCob: String(cob.loc.id) })),
    };
  });
}

function registerReceipts(app: FastifyInstance, bank: Bank): void {
  type RefundParams = { Params: { e2eid: string; id: string } };
  app.get<{ Params: { e2eid: string } }>('/pix/:e2eid', ({ params }) => bank.getPix(params.e2eid));
  app.put<RefundParams & { Body: { valor?: unknown } }>(
    '/pix/:e2eid/devolucao/:id',
    async ({ params, body }, reply) => {
      const valor = typeof body?.valor === 'string' ? body.valor : '';
      return reply.code(201).send(await bank.refund(params.e2eid, params.id, valor));
    },
  );
  app.get<RefundParams>('/pix/:e2eid/devolucao/:id', ({ params }) => bank.getDevolucao(params.e2eid, params.id));
}

function registerWebhooks(app: FastifyInstance, webhooks: Webhooks): void {
  type KeyParams = { Params: { chave: string } };
  app.put<KeyParams & { Body: { webhookUrl?: unknown } }>('/webhook/:chave', async ({ params, body }, reply) => {
    await webhooks.register(params.chave, typeof body?.webhookUrl === 'string' ? body.webhookUrl : '');
    return reply.code(200).send();
  });
  app.get<KeyParams>('/webhook/:chave', ({ params }) => webhooks.find(params.chave));
  app.delete<KeyParams>('/webhook/:chave', async ({ params }, reply) => {
    await webhooks.remove(params.chave);
    return reply.code(204).send();
  });
}

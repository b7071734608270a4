import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import { msg } from '../../../src/words/t';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Banco, IniciacaoPix, NovaIniciacao } from '../../../src/domain/wire/pagamento/iniciacao';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Bancos } from '../iniciacao/bancos';
import { beginIniciacao } from '../iniciacao/beginIniciacao';
import { findOwnIniciacao, takeTurnToAsk } from '../iniciacao/iniciacaoRepository';
import { toIniciacaoPix } from '../iniciacao/iniciacaoView';
import type { PursueIniciacao } from '../iniciacao/pursueIniciacao';
import { startIniciacao, type StartServices } from '../iniciacao/startIniciacao';

interface Services {
  database: Database;
  idempotent: Idempotent;
  /** Null where the deployment has no initiator. */
  parts: { bancos: Bancos; pursueIniciacao: PursueIniciacao; start: StartServices } | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const tags = ['pedidos'];
const notOffered = () =>
  conflict('INICIACAO_NAO_VALE', msg('Este pedido não pode ser pago no app do banco. Use o QR Code.'));
const missing = () => notFound('INICIACAO_NAO_ENCONTRADA', msg('Este pagamento no app do banco não é deste pedido.'));

/** Pix in the app of the payer's bank: the banks, the start, and what the bank decided. */
export function registerIniciacaoRoutes(app: App, services: Services): void {
  const { parts } = services;
  app.get(
    '/api/Pagamentos/Bancos',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Os bancos em cujo app uma cobrança Pix pode ser paga, na ordem em que se mostram',
        response: responses(Type.Array(Banco)),
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: parts ? await parts.bancos.list() : [] };
    },
  );
  registerStart(app, services);
  registerFind(app, services);
}

function registerStart(app: App, { idempotent, parts }: Services): void {
  app.post(
    '/api/Pedidos/:id/Pix/Iniciacoes',
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'Começa o pagamento da cobrança Pix do pedido no app de um banco, e diz onde ele se aprova',
        params: closed({ id: Id }),
        body: NovaIniciacao,
        response: created(IniciacaoPix),
      },
    },
    async (request, reply) => {
      const { identity, params, body: asked } = request;
      if (parts === null) throw notOffered();
      const bancos = await parts.bancos.list();
      const { body } = await idempotent(request, async (tx) => {
        // A counter's customer pays by the code that they are shown: this device is the operator's.
        if (identity.grupos.length > 0) throw notOffered();
        const id = await beginIniciacao(tx, { dono: identity.sub, pedidoId: params.id, bancos, ...asked });
        return { status: 201, body: { id } };
      });
      return reply.code(201).send({ data: await startIniciacao(parts.start, body.id) });
    },
  );
}

function registerFind(app: App, { database: { db }, parts, log }: Services): void {
  app.get(
    '/api/Pedidos/:id/Pix/Iniciacoes/:iniciacao',
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'O que o banco decidiu sobre o pagamento no app dele; pergunta ao iniciador enquanto ele não decidiu',
        params: closed({ id: Id, iniciacao: Id }),
        response: responses(IniciacaoPix),
      },
    },
    async ({ identity, params }) => {
      const { id: pedidoId, iniciacao: id } = params;
      const own = { dono: identity.sub, pedidoId, id };
      const row = isUuid(pedidoId) && isUuid(id) ? await findOwnIniciacao(db, own) : undefined;
      if (!row) throw missing();
      if (!parts || !(await takeTurnToAsk(db, id))) return { data: toIniciacaoPix(row) };
      // Without an answer the person gets what is known, and the next question comes in two seconds.
      await parts.pursueIniciacao(id).catch((err: unknown) => log.warn({ err }, 'initiator not asked'));
      return { data: toIniciacaoPix((await findOwnIniciacao(db, own)) ?? row) };
    },
  );
}

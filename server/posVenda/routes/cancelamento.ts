import { msg } from '../../../src/words/t';
import { isNaoPago } from '../../../src/domain/compra/pedido';
import { TipoAdicional } from '../../../src/domain/wire/compra/adicionais';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import {
  Cancelamento,
  ConfirmacaoCancelamento,
  ConfirmacaoDoDono,
  PreviaCancelamento,
  PreviaCancelamentoAdicional,
  PreviaCancelamentoPedido,
} from '../../../src/domain/wire/posVenda/posVenda';
import { payerOf, settleAtCounter } from '../../pagamento/dinheiro/giveDinheiroBack';
import { cancelAdicional, previewCancelAdicional } from '../cancelamento/cancelAdicional';
import { previewCancel } from '../cancelamento/cancelPreview';
import { cancelPedido, cancelBilhete, previewPedido } from '../cancelamento/cancelBilhetes';
import type { AbandonPedido } from '../../conclusao/abandonPedido';
import { findSoldBilhete } from '../soldBilhete';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findOwn, type PedidoRow } from '../../pedidos/pedidoRepository';

const tags = ['pós-venda'];
const params = closed({ id: Id });
const config = { access: 'autenticado' } as const;

interface Services {
  database: Database;
  idempotent: Idempotent;
  abandonPedido: AbandonPedido;
  concludePedido: ConcludePedido;
}

/** Returns the cash of a counter sale in the same transaction, out of the till of the operator who cancels. */
async function atCounter(tx: Tx, sub: string, done: Cancelamento): Promise<Cancelamento> {
  await settleAtCounter(tx, done.pedidoId, await payerOf(tx, sub));
  return done;
}

/** Cancels a ticket, or every remaining ticket of an order: a preview of the refund, then the cancellation. */
export function registerCancelamento(app: App, services: Services): void {
  const { database, idempotent, concludePedido } = services;

  app.get(
    '/api/Bilhetes/:id/Cancelamento',
    { config, schema: { tags, summary: 'O que volta ao cancelar', params, response: responses(PreviaCancelamento) } },
    async ({ identity, params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await previewCancel(database.db, await findSoldBilhete(database.db, identity.sub, id), 'dono') };
    },
  );

  app.post(
    '/api/Bilhetes/:id/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'Cancela uma passagem pelo valor que a prévia mostrou',
        params,
        body: ConfirmacaoDoDono,
        response: responses(Cancelamento),
      },
    },
    async (request) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 200,
        body: await atCounter(
          tx,
          request.identity.sub,
          await cancelBilhete(tx, request.identity.sub, { bilheteId: request.params.id, ...request.body }),
        ),
      }));
      // The refund is requested at once; where the provider does not answer, the sweeper requests it again.
      await concludePedido(body.pedidoId);
      return { data: body };
    },
  );

  registerDoAdicional(app, services);
  registerDoPedido(app, services);
}

function registerDoAdicional(app: App, { database, idempotent, concludePedido }: Services): void {
  const ofAdicional = closed({ id: Id, tipo: TipoAdicional });
  app.get(
    '/api/Bilhetes/:id/Adicionais/:tipo/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'O que volta ao cancelar um adicional',
        params: ofAdicional,
        response: responses(PreviaCancelamentoAdicional),
      },
    },
    async ({ identity, params: { id, tipo } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const bilhete = await findSoldBilhete(database.db, identity.sub, id);
      return { data: await previewCancelAdicional(database.db, bilhete, tipo) };
    },
  );

  app.post(
    '/api/Bilhetes/:id/Adicionais/:tipo/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'Cancela um adicional pelo valor que a prévia mostrou; a passagem continua valendo',
        params: ofAdicional,
        body: ConfirmacaoCancelamento,
        response: responses(Cancelamento),
      },
    },
    async (request) => {
      const { id: bilheteId, tipo } = request.params;
      const dono = request.identity.sub;
      const { body } = await idempotent(request, async (tx) => ({
        status: 200,
        body: await atCounter(tx, dono, await cancelAdicional(tx, dono, { bilheteId, tipo, ...request.body })),
      }));
      await concludePedido(body.pedidoId);
      return { data: body };
    },
  );
}

function registerDoPedido(app: App, { database, idempotent, abandonPedido, concludePedido }: Services): void {
  const find = async (dono: string, id: string): Promise<PedidoRow> => {
    const own = await findOwn(database.db, dono, id);
    if (!own) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
    return own.pedido;
  };

  app.get(
    '/api/Pedidos/:id/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'O que volta ao cancelar o pedido',
        params,
        response: responses(PreviaCancelamentoPedido),
      },
    },
    async ({ identity, params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await previewPedido(database.db, identity.sub, id, 'dono') };
    },
  );

  app.post(
    '/api/Pedidos/:id/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'Cancela o que resta do pedido; um que não foi pago é desistido e solta as poltronas',
        params,
        body: ConfirmacaoDoDono,
        response: responses(Cancelamento),
      },
    },
    async (request) => {
      const dono = request.identity.sub;
      const { id: pedidoId } = request.params;
      const abandonUnpaid = async (): Promise<boolean> => {
        const { situacao } = await find(dono, pedidoId);
        const isUnpaid = isNaoPago(situacao);
        if (isUnpaid) await abandonPedido(pedidoId);
        return isUnpaid;
      };
      const nothing: Cancelamento = { pedidoId, devolverCentavos: 0, meio: null, previsao: null };
      const { body } = await idempotent.prepared(request, abandonUnpaid, async (tx, isUnpaid) => ({
        status: 200,
        body: isUnpaid
          ? nothing
          : await atCounter(tx, dono, await cancelPedido(tx, dono, { pedidoId, porta: 'dono', ...request.body })),
      }));
      await concludePedido(pedidoId);
      return { data: body };
    },
  );
}

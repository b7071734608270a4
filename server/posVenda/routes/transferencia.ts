import { Id, closed } from '../../../src/domain/wire/base/campos';
import { ConfirmacaoTransferencia, PreviaTransferencia, Troca } from '../../../src/domain/wire/posVenda/posVenda';
import { previewTransfer } from '../trocas/exchangeRule';
import type { MakeWay } from '../trocas/openExchange';
import { findSoldBilhete } from '../soldBilhete';
import { transferBilhete } from '../trocas/transferBilhete';
import { toTroca } from '../trocas/trocaView';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created, responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';

const tags = ['pós-venda'];
const params = closed({ id: Id });
const config = { access: 'autenticado' } as const;

interface Services {
  database: Database;
  idempotent: Idempotent;
  makeWay: MakeWay;
  concludePedido: ConcludePedido;
}

/** Transfers a ticket to another person: its conditions, then the transfer. */
export function registerTransferencia(app: App, { database, idempotent, makeWay, concludePedido }: Services): void {
  app.get(
    '/api/Bilhetes/:id/Transferencia',
    {
      config,
      schema: { tags, summary: 'As condições da transferência', params, response: responses(PreviaTransferencia) },
    },
    async ({ identity, params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: previewTransfer(await findSoldBilhete(database.db, identity.sub, id)) };
    },
  );

  app.post(
    '/api/Bilhetes/:id/Transferencia',
    {
      config,
      schema: {
        tags,
        summary: 'Transfere a passagem para outra pessoa: emite um bilhete novo no lugar',
        params,
        body: ConfirmacaoTransferencia,
        response: created(Troca),
      },
    },
    async (request, reply) => {
      const {
        identity,
        params: { id },
      } = request;
      const { body } = await makeWay(() =>
        idempotent(request, async (tx) => ({
          status: 201,
          body: { pedidoId: await transferBilhete(tx, identity.sub, id, request.body) },
        })),
      );
      faultPoint('troca-depois');
      await concludePedido(body.pedidoId, true);
      return reply.code(201).send({ data: await toTroca(database.db, body.pedidoId) });
    },
  );
}

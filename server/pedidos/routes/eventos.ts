import { msg } from '../../../src/words/t';
import { isSituacaoFinal } from '../../../src/domain/compra/pedido';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { EventoPedido } from '../../../src/domain/wire/compra/pedidos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { ownerOfPedido } from '../alcance/ownerOfPedido';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { createOpenStreams } from '../../platform/http/connections/openStreams';
import { notFound } from '../../platform/http/problem';
import type { PedidoEvents } from '../pedidoEvents';
import { findOwnSituacao } from '../pedidoRepository';

interface Services {
  database: Database;
  events: PedidoEvents;
}

/**
 * The order's state as server-sent events: at once, and each time it changes, until the purchase is over. Read it with
 * fetch, which can send the Bearer token; EventSource can not.
 */
export function registerEventos(app: App, { database, events }: Services): void {
  const { follow } = createOpenStreams(app);
  app.get(
    '/api/Pedidos/:id/Eventos',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Situação do pedido em tempo real (text/event-stream)',
        params: closed({ id: Id }),
        response: { '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      const dono = await ownerOfPedido(database.db, identity, id);
      if ((await findOwnSituacao(database.db, dono, id)) === null)
        throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
      await follow<EventoPedido>(reply, {
        subscribe: (tell) => events.subscribe(id, tell),
        read: async () => {
          const situacao = await findOwnSituacao(database.db, dono, id);
          return situacao && { id, situacao };
        },
        isLast: ({ situacao }) => isSituacaoFinal(situacao),
      });
    },
  );
}

import { isSituacaoFinal } from '../../src/domain/pedido';
import { Id, closed } from '../../src/domain/wire/campos';
import type { EventoPedido } from '../../src/domain/wire/pedidos';
import { Problema } from '../../src/domain/wire/problema';
import { ownerOfOrder } from '../agency/counter/reach';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { openEventStream } from '../http/eventStream';
import { notFound } from '../http/problem';
import type { OrderEvents } from '../orders/orderEvents';
import { findOwn } from '../orders/orderRepository';

interface Services {
  database: Database;
  events: OrderEvents;
}

/**
 * The order's state as server-sent events: at once, and each time it changes, until the purchase is over. Read it with
 * fetch, which can send the Bearer token; EventSource can not.
 */
export function registerEventos(app: App, { database, events }: Services): void {
  const open = new Set<() => void>();
  app.addHook('preClose', (done) => {
    open.forEach((end) => end());
    done();
  });
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
      const dono = await ownerOfOrder(database.db, identity, id);
      if (!(await findOwn(database.db, dono, id))) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
      const stream = openEventStream(reply);
      let last: EventoPedido['situacao'] | null = null;
      /** Each state once, and the end after a final one. */
      const tell = (event: EventoPedido): void => {
        if (event.situacao === last) return;
        last = event.situacao;
        stream.send(event);
        if (isSituacaoFinal(event.situacao)) end();
      };
      const unsubscribe = events.subscribe(id, tell);
      const end = (): void => {
        unsubscribe();
        open.delete(end);
        stream.end();
      };
      open.add(end);
      stream.onEnd(end);
      // Read after subscribing: a change in between is seen twice rather than never.
      const now = await findOwn(database.db, dono, id);
      if (now) tell({ id, situacao: now.pedido.situacao });
      else end();
    },
  );
}

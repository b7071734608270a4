import { Id, closed } from '../../src/domain/wire/campos';
import { Problema } from '../../src/domain/wire/problema';
import { agencyAccess } from '../agency/agencyAccess';
import type { ExternalEvents } from '../agency/externalCharges/externalEvents';
import { requireOperator } from '../agency/operators/operatorRows';
import { requireReachable } from '../agency/orders/reach';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { createOpenStreams } from '../http/openStreams';

interface Services {
  database: Database;
  externalEvents: ExternalEvents;
}

/** How an order and its latest charge stand, as server-sent events: at once, and at each change while it is watched. */
export function registerPagamentoExternoEventos(app: App, { database, externalEvents }: Services): void {
  const { follow } = createOpenStreams(app);
  app.get(
    '/api/Agencia/Pedidos/:id/PagamentoExterno/Eventos',
    {
      config: { access: agencyAccess },
      schema: {
        tags: ['agência'],
        summary: 'Situação da cobrança em tempo real (text/event-stream)',
        params: closed({ id: Id }),
        response: { '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await requireReachable(database.db, await requireOperator(database.db, identity.sub), id);
      await follow(reply, {
        subscribe: (tell) => externalEvents.subscribe(id, tell),
        read: () => externalEvents.read(id),
      });
    },
  );
}

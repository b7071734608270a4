import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { agenciaAccess } from '../../agencia/operadores/agenciaAccess';
import type { ExternalEvents } from '../externo/externalEvents';
import { requireOperador } from '../../agencia/operadores/requireOperador';
import { requireReachable } from '../../pedidos/alcance/reachOfOperador';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { createOpenStreams } from '../../platform/http/connections/openStreams';

interface Services {
  database: Database;
  externalEvents: ExternalEvents;
}

/** The state of an order and of its latest charge, as server-sent events: at once, and at each change while watched. */
export function registerPagamentoExternoEventos(app: App, { database, externalEvents }: Services): void {
  const { follow } = createOpenStreams(app);
  app.get(
    '/api/Agencia/Pedidos/:id/PagamentoExterno/Eventos',
    {
      config: { access: agenciaAccess },
      schema: {
        tags: ['agência'],
        summary: 'Situação da cobrança em tempo real (text/event-stream)',
        params: closed({ id: Id }),
        response: { '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await requireReachable(database.db, await requireOperador(database.db, identity.sub), id);
      await follow(reply, {
        subscribe: (tell) => externalEvents.subscribe(id, tell),
        read: () => externalEvents.read(id),
      });
    },
  );
}

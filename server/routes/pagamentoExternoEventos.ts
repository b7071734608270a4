import { Id, closed } from '../../src/domain/wire/campos';
import type { EventoCobranca } from '../../src/domain/wire/cobrancaExterna';
import { Problema } from '../../src/domain/wire/problema';
import { agencyAccess } from '../agency/agencyAccess';
import type { ExternalEvents } from '../agency/externalCharges/externalEvents';
import { requireOperator } from '../agency/operators/operatorRows';
import { requireReachable } from '../agency/orders/reach';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { openEventStream } from '../http/eventStream';

interface Services {
  database: Database;
  externalEvents: ExternalEvents;
}

/** How an order and its latest charge stand, as server-sent events: at once, and at each change while it is watched. */
export function registerPagamentoExternoEventos(app: App, { database, externalEvents }: Services): void {
  const open = new Set<() => void>();
  app.addHook('preClose', (done) => {
    open.forEach((end) => end());
    done();
  });
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
      const stream = openEventStream(reply);
      let last = '';
      const tell = (event: EventoCobranca): void => {
        const text = JSON.stringify(event);
        if (text !== last) stream.send(event);
        last = text;
      };
      const unsubscribe = externalEvents.subscribe(id, tell);
      const end = (): void => {
        unsubscribe();
        open.delete(end);
        stream.end();
      };
      open.add(end);
      stream.onEnd(end);
      // Read after subscribing: a change in between is seen twice rather than never.
      const now = await externalEvents.read(id);
      if (now) tell(now);
      else end();
    },
  );
}

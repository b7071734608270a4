import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { PassageiroDoPedido } from '../../../src/domain/wire/compra/passageirosDoPedido';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { listPassageirosDoPedido } from '../passageirosDoPedido';

/** The people of an order, for another purchase of the person who bought it (ADR 101). */
export function registerPassageirosDoPedido(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Pedidos/:id/Passageiros',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Os passageiros de um pedido seu, para comprar de novo',
        params: closed({ id: Id }),
        response: responses(Type.Array(PassageiroDoPedido)),
      },
    },
    async ({ identity, params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await listPassageirosDoPedido(database.db, identity.sub, id) };
    },
  );
}

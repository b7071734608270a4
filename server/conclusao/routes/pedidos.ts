import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { NovoPedido, Pedido } from '../../../src/domain/wire/compra/pedidos';
import { showPedido } from '../../bilhetes/emailDoPedido';
import { ownerOfPedido } from '../../pedidos/alcance/ownerOfPedido';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { Inventory } from '../../reservas/inventory';
import { requireComprador } from '../comprador';
import { createPedido } from '../createPedido';
import { findOwn, listOwn } from '../../pedidos/pedidoRepository';
import { toPedido } from '../../pedidos/pedidoView';

const tags = ['pedidos'];

interface Services {
  database: Database;
  inventory: Inventory;
  idempotent: Idempotent;
}

/** Orders of the person who is signed in. */
export function registerPedidos(app: App, { database, inventory, idempotent }: Services): void {
  const config = { access: 'autenticado' } as const;

  app.post(
    '/api/Pedidos',
    { config, schema: { tags, summary: 'Cria o pedido de uma reserva', body: NovoPedido, response: created(Pedido) } },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const comprador = await requireComprador(tx, request.identity, request.body);
        return { status: 201, body: await createPedido(tx, inventory, comprador, request.body) };
      });
      faultPoint('pedido-depois');
      return reply.code(201).send({ data: body });
    },
  );

  app.get(
    '/api/Pedidos',
    {
      config,
      schema: {
        tags,
        summary: 'Lista os pedidos, do mais novo ao mais antigo',
        response: responses(Type.Array(Pedido)),
      },
    },
    async ({ identity }) => ({ data: (await listOwn(database.db, identity.sub)).map(toPedido) }),
  );

  app.get(
    '/api/Pedidos/:id',
    { config, schema: { tags, summary: 'Um pedido', params: closed({ id: Id }), response: responses(Pedido) } },
    async ({ identity, params }) => {
      const found = await findOwn(database.db, await ownerOfPedido(database.db, identity, params.id), params.id);
      if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
      // Only the owner can correct the address of an order, so only they are told that it took nothing.
      const isOwn = found.pedido.dono === identity.sub;
      return { data: isOwn ? await showPedido(database.db, found) : toPedido(found) };
    },
  );
}

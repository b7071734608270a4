import { msg } from '../../../src/words/t';
import { Id, closed, envelope } from '../../../src/domain/wire/base/campos';
import { isPendenteDeConclusao } from '../../../src/domain/compra/pedido';
import { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { ownerOfPedido } from '../../pedidos/alcance/ownerOfPedido';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { isBeingIssued } from '../../bilhetes/emissao/emissaoRepository';
import { responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findOwn } from '../../pedidos/pedidoRepository';
import { toPedido } from '../../pedidos/pedidoView';

interface Services {
  database: Database;
  concludePedido: ConcludePedido;
}

const missing = () => notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));

/**
 * dockConcluirPedido: "Já paguei", and the reprocessing of a purchase. Repeatable: it takes neither money nor seats.
 */
export function registerConclude(app: App, { database, concludePedido }: Services): void {
  app.post(
    '/api/Pedidos/:id/Concluir',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Confere o pagamento e conclui o pedido; pode ser repetido',
        params: closed({ id: Id }),
        response: { ...responses(Pedido), 202: envelope(Pedido) },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      const dono = await ownerOfPedido(database.db, identity, id);
      if (!(await findOwn(database.db, dono, id))) throw missing();
      await concludePedido(id, true);
      // Asked before the order is read: a run that ends between the two would leave an old state that looks final.
      const issuing = await isBeingIssued(database.db, id);
      const after = await findOwn(database.db, dono, id);
      if (!after) throw missing();
      // Another run is issuing the order right now; the client asks again for its outcome.
      if (isPendenteDeConclusao(after.pedido.situacao) && issuing) {
        return reply
          .code(202)
          .header('retry-after', '2')
          .send({ data: toPedido(after) });
      }
      return { data: toPedido(after) };
    },
  );
}

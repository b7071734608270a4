import { closed, Id } from '../../../src/domain/wire/base/campos';
import { CorrecaoEmail, Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { correctEmail } from '../emailDoPedido';

/** The address of an order whose mail server refused its tickets. */
export function registerEmailDoPedido(
  app: App,
  { database, publicUrl }: Pick<Platform, 'database' | 'publicUrl'>,
): void {
  app.put(
    '/api/Pedidos/:id/Email',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Troca o e-mail recusado de um pedido e envia os bilhetes ao novo; repetir não muda nada',
        params: closed({ id: Id }),
        body: CorrecaoEmail,
        response: responses(Pedido),
      },
    },
    async ({ identity: { sub: dono }, params: { id: pedidoId }, body: { email } }) => ({
      data: await database.transaction((tx) => correctEmail(tx, { dono, pedidoId, email, publicUrl })),
    }),
  );
}

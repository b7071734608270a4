import { closed, Id } from '../../../src/domain/wire/base/campos';
import { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { MudancaTomador } from '../../../src/domain/wire/compra/tomador';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { changeTomador } from '../tomadorDoPedido';

/** The company that an order is invoiced to (ADR 108). */
export function registerTomadorDoPedido(app: App, { database }: Pick<Platform, 'database'>): void {
  app.put(
    '/api/Pedidos/:id/Tomador',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'A empresa em cujo nome sai a nota de um pedido, até a emissão; repetir não muda nada',
        params: closed({ id: Id }),
        body: MudancaTomador,
        response: responses(Pedido),
      },
    },
    async ({ identity: { sub }, params: { id }, body: { tomador } }) => ({
      data: await database.transaction((tx) => changeTomador(tx, sub, id, tomador)),
    }),
  );
}

import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { findRecibo } from '../recibos/reciboData';
import { reciboPdf } from '../recibos/reciboPdf';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';

const pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** The receipt of a paid order: its price, payments and refunds. */
export function registerRecibo(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Pedidos/:id/Recibo',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'O recibo do pedido em PDF',
        params: closed({ id: Id }),
        response: { 200: pdf, '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      const recibo = await findRecibo(database.db, identity.sub, id);
      if (!recibo) throw notFound('RECIBO_NAO_ENCONTRADO', msg('Este pedido não tem recibo.'));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="itape-recibo-${recibo.pedido.localizador}.pdf"`)
        .header('cache-control', 'no-store')
        .send(await reciboPdf(recibo));
    },
  );
}

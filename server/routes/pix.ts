import { Id, closed } from '../../src/domain/wire/campos';
import { CobrancaPix } from '../../src/domain/wire/pedidos';
import { faultPoint } from '../chaos/faultPoint';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import type { Idempotent } from '../http/idempotency';
import { created } from '../http/responses';
import { openCharge, prepareCharge } from '../payments/charges';
import type { PixPort } from '../payments/pixPort';

interface Services {
  database: Database;
  pix: PixPort;
  idempotent: Idempotent;
}

/** How to pay an order by Pix: the charge that lives, or a new one. */
export function registerPix(app: App, { database, pix, idempotent }: Services): void {
  app.post(
    '/api/Pedidos/:id/Pix',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Abre a cobrança Pix do pedido, ou devolve a que está aberta',
        params: closed({ id: Id }),
        response: created(CobrancaPix),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: { txid: await prepareCharge(tx, request.identity.sub, request.params.id) },
      }));
      faultPoint('cobranca-antes');
      return reply.code(201).send({ data: await openCharge(database, pix, body.txid) });
    },
  );
}

import { Id, closed } from '../../../src/domain/wire/base/campos';
import { BoletoDoPedido } from '../../../src/domain/wire/pagamento/boleto';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import { findOwnSituacao } from '../../pedidos/pedidoRepository';
import { beginBoleto } from '../boleto/beginBoleto';
import { findOpenBoleto } from '../boleto/boletoRepository';
import { registerBoleto, toBoletoDoPedido, type RegisterServices } from '../boleto/registerBoleto';

interface Services extends RegisterServices {
  idempotent: Idempotent;
  /** False where the deployment has no bank of boletos, or an operator that keeps seats itself. */
  isOffered: boolean;
}

const PATH = '/api/Pedidos/:id/Boleto';
const route = { config: { access: 'autenticado' } } as const;
const params = closed({ id: Id });
const tags = ['pedidos'];

const notOffered = () => conflict('BOLETO_NAO_VALE', 'Boleto não está disponível. Pague com Pix ou cartão.');
const missing = () => notFound('BOLETO_NAO_ENCONTRADO', 'Este pedido não tem boleto em aberto.');

/** The boleto of an order: asked for, and shown. */
export function registerBoletoRoutes(app: App, { idempotent, isOffered, ...services }: Services): void {
  const { database } = services;
  app.post(
    PATH,
    {
      ...route,
      schema: {
        tags,
        summary:
          'Gera o boleto do pedido, ou devolve o que está em aberto; as poltronas ficam guardadas até a compensação',
        params,
        response: created(BoletoDoPedido),
      },
    },
    async (request, reply) => {
      const { identity, params: of } = request;
      const { body } = await idempotent(request, async (tx) => {
        if (!isOffered) throw notOffered();
        return { status: 201, body: { id: await beginBoleto(tx, identity.sub, of.id) } };
      });
      return reply.code(201).send({ data: await registerBoleto(services, body.id) });
    },
  );

  app.get(
    PATH,
    {
      ...route,
      schema: { tags, summary: 'O boleto em aberto do pedido', params, response: responses(BoletoDoPedido) },
    },
    async ({ identity, params: { id } }) => {
      if ((await findOwnSituacao(database.db, identity.sub, id)) === null) throw missing();
      const row = await findOpenBoleto(database.db, id);
      if (row?.situacao !== 'aberto') throw missing();
      return { data: toBoletoDoPedido(row) };
    },
  );
}

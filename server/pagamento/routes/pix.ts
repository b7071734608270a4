import { Id, closed } from '../../../src/domain/wire/base/campos';
import { CobrancaPix } from '../../../src/domain/wire/compra/pedidos';
import { requireCaixa, vendedorOf } from '../../agencia/caixas/vendedor';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import type { Identity } from '../../platform/http/access/identity';
import { created } from '../../platform/http/responses';
import { isUuid } from '../../platform/http/validation/uuid';
import { cobrancaAtOnce, openCobranca, prepareCobranca } from '../cobrancas';
import type { PixPort } from '../pix/pixPort';

interface Services {
  database: Database;
  pix: PixPort;
  idempotent: Idempotent;
  /** Whether travellers can pay in the app of their bank now. */
  isPayableAtBank: () => boolean;
}

/** A counter takes no money without an open till, also not by Pix. */
async function prepareFor(tx: Tx, identity: Identity, pedidoId: string): Promise<string> {
  const operadora = await vendedorOf(tx, identity);
  if (operadora) await requireCaixa(tx, operadora.id);
  return prepareCobranca(tx, identity.sub, pedidoId);
}

/** Opens the Pix charge of an order, or answers the open one. */
export function registerPix(app: App, { database, pix, idempotent, isPayableAtBank }: Services): void {
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
      const { identity, params } = request;
      const stepByStep = async (tx: Tx) => ({
        status: 201,
        body: { txid: await prepareFor(tx, identity, params.id) },
      });
      const isTraveller = identity.grupos.length === 0 && isUuid(params.id);
      const { body } = isTraveller
        ? await idempotent.atOnce(request, cobrancaAtOnce(identity.sub, params.id), stepByStep)
        : await idempotent(request, stepByStep);
      faultPoint('cobranca-antes');
      const cobranca = await openCobranca(database, pix, body.txid);
      const pagavelNoBanco = identity.grupos.length === 0 && isPayableAtBank();
      return reply.code(201).send({ data: { ...cobranca, pagavelNoBanco } });
    },
  );
}

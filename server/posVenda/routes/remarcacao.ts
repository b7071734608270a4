import { Id, closed } from '../../../src/domain/wire/base/campos';
import {
  ConfirmacaoRemarcacao,
  ConsultaRemarcacao,
  PreviaRemarcacao,
  Troca,
} from '../../../src/domain/wire/posVenda/posVenda';
import { priceOfPoltrona } from '../trocas/chosenPoltrona';
import { partAdicionais } from '../trocas/carriedAdicionais';
import { previewExchange, type Chosen } from '../trocas/exchangeRule';
import { exchangeBilhete } from '../trocas/exchangeBilhete';
import type { MakeWay } from '../trocas/openExchange';
import { findSoldBilhete, type SoldBilhete } from '../soldBilhete';
import { toTroca } from '../trocas/trocaView';
import type { Catalogue } from '../../viagens/catalogue';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created, responses } from '../../platform/http/responses';
import type { Inventory } from '../../reservas/inventory';
import type { ConcludePedido } from '../../pedidos/concluirPedido';

const tags = ['pós-venda'];
const params = closed({ id: Id });
const config = { access: 'autenticado' } as const;

interface Services {
  database: Database;
  catalogue: Catalogue;
  inventory: Inventory;
  idempotent: Idempotent;
  makeWay: MakeWay;
  concludePedido: ConcludePedido;
}

/** Exchanges a ticket for another departure of its line: a preview of the price, then the exchange. */
export function registerRemarcacao(app: App, services: Services): void {
  const { database, catalogue, inventory, idempotent, makeWay, concludePedido } = services;

  app.get(
    '/api/Bilhetes/:id/Remarcacao',
    {
      config,
      schema: {
        tags,
        summary: 'As condições da remarcação e, com uma escolha, quanto ela custa',
        params,
        querystring: ConsultaRemarcacao,
        response: responses(PreviaRemarcacao),
      },
    },
    async ({ identity, params: { id }, query }, reply) => {
      void reply.header('cache-control', 'no-store');
      const bilhete = await findSoldBilhete(database.db, identity.sub, id);
      return { data: await previewExchange(database.db, bilhete, await readChosen(bilhete, query)) };
    },
  );

  app.post(
    '/api/Bilhetes/:id/Remarcacao',
    {
      config,
      schema: {
        tags,
        summary: 'Remarca a passagem pelos valores que a prévia mostrou; o que custa mais vira um pedido a pagar',
        params,
        body: ConfirmacaoRemarcacao,
        response: created(Troca),
      },
    },
    async (request, reply) => {
      const { sub } = request.identity;
      const { id } = request.params;
      const { body } = await makeWay(() =>
        idempotent(request, async (tx) => ({
          status: 201,
          body: { pedidoId: await exchangeBilhete(tx, inventory, sub, id, request.body) },
        })),
      );
      faultPoint('troca-depois');
      await concludePedido(body.pedidoId, true);
      const { pedido: before } = await findSoldBilhete(database.db, sub, id);
      await concludePedido(before.id);
      return reply.code(201).send({ data: await toTroca(database.db, body.pedidoId) });
    },
  );

  async function readChosen(bilhete: SoldBilhete, query: ConsultaRemarcacao): Promise<Chosen | null> {
    const { viagemId, localidadeOrigem, localidadeDestino, poltrona } = query;
    if (!viagemId || !localidadeOrigem || !localidadeDestino || !poltrona) return null;
    const choice = { viagemId, localidadeOrigem, localidadeDestino, poltrona: Number(poltrona) };
    const precoCentavos = await priceOfPoltrona(database.db, catalogue, bilhete, choice);
    return { precoCentavos, adicionais: await partAdicionais(database.db, bilhete, viagemId) };
  }
}

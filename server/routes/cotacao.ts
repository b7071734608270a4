import { Cotacao, NovaCotacao } from '../../src/domain/wire/cotacao';
import { sellerOf } from '../agency/counter/seller';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { responses } from '../http/responses';
import type { Inventory } from '../inventory/inventory';
import { requireLiveReserva } from '../orders/requireReserva';
import { toCotacao } from '../pricing/cotacaoView';
import { priceReserva } from '../pricing/priceReserva';

interface Services {
  database: Database;
  inventory: Inventory;
}

/** What an order would cost, asked at every change of the form. It takes nothing, so it needs no key. */
export function registerCotacao(app: App, { database: { db }, inventory }: Services): void {
  app.post(
    '/api/Pedidos/Cotacao',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Calcula o preço de um pedido, com cupom, benefícios e seguro; não muda nada',
        body: NovaCotacao,
        response: responses(Cotacao),
      },
    },
    async ({ identity, body }) => {
      const reserva = await requireLiveReserva(db, inventory, identity.sub, body.reservaId);
      const limiteDescontoPontos = (await sellerOf(db, identity))?.limite_desconto_pontos ?? null;
      return { data: toCotacao(await priceReserva(db, reserva, { ...body, limiteDescontoPontos })) };
    },
  );
}

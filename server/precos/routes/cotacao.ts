import { creditoUsavel } from '../../../src/domain/conta/creditos';
import { Cotacao, NovaCotacao } from '../../../src/domain/wire/compra/cotacao';
import { vendedorOf } from '../../agencia/caixas/vendedor';
import { readSaldo } from '../../conta/creditos/creditos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Inventory } from '../../reservas/inventory';
import { followPoltronas } from '../../reservas/poltronas/followPoltronas';
import { requireLiveReserva } from '../../reservas/requireReserva';
import { toCotacao } from '../cotacaoView';
import { offerCupons } from '../cupons/offerCupons';
import { priceReserva } from '../priceReserva';

interface Services {
  database: Database;
  inventory: Inventory;
}

/** The price of a pedido, asked for at every change of the form. It changes nothing, so it needs no idempotency key. */
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
      const passageiros = await followPoltronas(db, reserva, body.passageiros);
      const vendedor = await vendedorOf(db, identity);
      const limiteDescontoPontos = vendedor?.limite_desconto_pontos ?? null;
      const priced = await priceReserva(db, reserva, { ...body, passageiros, limiteDescontoPontos });
      const saldo = body.usarCredito && !vendedor ? await readSaldo(db, identity.sub, reserva.id) : 0;
      const cupons = vendedor
        ? []
        : await offerCupons(db, { dono: identity.sub, reservaId: reserva.id }, priced.baseDoCupomCentavos);
      return { data: toCotacao(priced, creditoUsavel(saldo, priced.totalCentavos), cupons) };
    },
  );
}

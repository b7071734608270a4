import { Id, closed } from '../../src/domain/wire/campos';
import { NovaReserva, Reserva } from '../../src/domain/wire/reservas';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import type { Idempotent } from '../http/idempotency';
import { conflict, notFound } from '../http/problem';
import { created } from '../http/responses';
import type { Inventory, ReservaDetalhada } from '../inventory/inventory';

const tags = ['reservas'];

interface Services {
  database: Database;
  inventory: Inventory;
  idempotent: Idempotent;
}

/** Holding seats for ten minutes, and letting them go. */
export function registerReservas(app: App, { database, inventory, idempotent }: Services): void {
  app.post(
    '/api/Reservas',
    {
      config: { access: 'autenticado', rateLimit: { max: 1_200 } },
      schema: { tags, summary: 'Reserva poltronas por 10 minutos', body: NovaReserva, response: created(Reserva) },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const reserva = await inventory.hold(tx, request.identity.sub, request.body.trechos);
        return { status: 201, body: toWire(reserva) };
      });
      return reply.code(201).send({ data: body });
    },
  );

  app.delete(
    '/api/Reservas/:id',
    {
      config: { access: 'autenticado' },
      schema: { tags, summary: 'Libera uma reserva', params: closed({ id: Id }) },
    },
    async ({ params: { id }, identity }, reply) => {
      await database.transaction(async (tx) => {
        const reserva = await inventory.findReserva(tx, id);
        // Another person's hold is as good as none: its existence is nobody's business.
        if (reserva?.dono !== identity.sub) throw notFound('RESERVA_NAO_ENCONTRADA', 'Não encontramos esta reserva.');
        if (reserva.situacao === 'confirmada') throw conflict('RESERVA_CONFIRMADA', 'Esta reserva já foi comprada.');
        await inventory.releaseReserva(tx, id);
      });
      return reply.code(204).send();
    },
  );
}

const toWire = ({ id, expiraEm, trechos, totalCentavos }: ReservaDetalhada): Reserva => ({
  id,
  expiraEm: expiraEm.toISOString(),
  preco: {
    itens: trechos.flatMap(({ viagemId, itens }) => itens.map((item) => ({ viagemId, ...item }))),
    totalCentavos,
  },
});

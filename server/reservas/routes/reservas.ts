import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { NovaReserva, Reserva, ReservaPropria } from '../../../src/domain/wire/compra/reservas';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import type { AtOnce } from '../../platform/http/idempotency/atOnce';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created, responses } from '../../platform/http/responses';
import type { ParteRow } from '../atOnce/parteRepository';
import { findOwn } from '../findOwn';
import { holdCeilingsOf } from '../limites/holdCeilings';
import { takeHoldPlaces } from '../limites/holdLimit';
import type { HoldAtOnce, Inventory } from '../inventory';
import type { BlockReserva } from '../operadora/blockReserva';
import { toPropria, toReserva } from '../reservaView';

const tags = ['reservas'];
const config = { access: 'autenticado' } as const;

interface Services {
  /** Whether a person's reservas have ceilings. */
  rateLimit: boolean;
  database: Database;
  inventory: Inventory;
  idempotent: Idempotent;
  /** Keeps the seats from other sellers of the operator, after the transaction; absent where the company sells its own. */
  blockReserva?: BlockReserva | undefined;
}

/** Holding seats for ten minutes, and reading what is held. */
export function registerReservas(app: App, services: Services): void {
  registerNovaReserva(app, services);
  registerMinhasReservas(app, services);
  registerUmaReserva(app, services);
}

function registerNovaReserva(app: App, { rateLimit, inventory, idempotent, blockReserva }: Services): void {
  app.post(
    '/api/Reservas',
    {
      config,
      schema: { tags, summary: 'Reserva poltronas por 10 minutos', body: NovaReserva, response: created(Reserva) },
    },
    async (request, reply) => {
      const { sub, grupos } = request.identity;
      const tetos = rateLimit ? holdCeilingsOf(grupos) : null;
      const stepByStep = async (tx: Tx) => {
        const reserva = await inventory.hold(tx, sub, request.body.trechos);
        if (tetos) await takeHoldPlaces(tx, { dono: sub, reservaId: reserva.id, tetos });
        return { status: 201, body: toReserva(reserva) };
      };
      const { body } = blockReserva
        ? await idempotent(request, stepByStep)
        : await idempotent.atOnce(
            request,
            toAtOnce(inventory.holdAtOnce(sub, tetos, request.body.trechos)),
            stepByStep,
          );
      faultPoint('reserva-depois');
      await blockReserva?.(body.id, (tx) => idempotent.forget(tx, request));
      return reply.code(201).send({ data: body });
    },
  );
}

/** A hold as the effect of a request. */
const toAtOnce = ({ read, plan }: HoldAtOnce): AtOnce<Reserva, ParteRow> => ({
  read,
  decide: (rows) => {
    const planned = plan(rows);
    return planned && { answer: { status: 201, body: toReserva(planned.reserva) }, ctes: planned.ctes };
  },
});

function registerMinhasReservas(app: App, { database, inventory }: Services): void {
  app.get(
    '/api/Reservas',
    { config, schema: { tags, summary: 'As suas reservas em vigor', response: responses(Type.Array(ReservaPropria)) } },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: (await inventory.listLive(database.db, identity.sub)).map(toPropria) };
    },
  );
}

function registerUmaReserva(app: App, { database, inventory }: Services): void {
  app.get(
    '/api/Reservas/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Uma reserva sua, com o tempo que resta pelo relógio do servidor',
        params: closed({ id: Id }),
        response: responses(ReservaPropria),
      },
    },
    async ({ params: { id }, identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: toPropria(await findOwn(database.db, inventory, id, identity.sub)) };
    },
  );
}

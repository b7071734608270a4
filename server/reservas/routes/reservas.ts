import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/campos';
import { NovaReserva, Reserva, ReservaPropria } from '../../../src/domain/wire/reservas';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Reader } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import { holdCeilingsOf } from '../holdCeilings';
import { takeHoldPlaces } from '../holdLimit';
import type { Extension } from '../extend';
import type { Inventory, ReservaDetalhada } from '../inventory';

const tags = ['reservas'];

interface Services {
  /** Whether holds have ceilings. */
  rateLimit: boolean;
  database: Database;
  inventory: Inventory;
  idempotent: Idempotent;
}

/** Holding seats for ten minutes. */
export function registerReservas(app: App, { rateLimit, database, inventory, idempotent }: Services): void {
  app.post(
    '/api/Reservas',
    {
      config: { access: 'autenticado' },
      schema: { tags, summary: 'Reserva poltronas por 10 minutos', body: NovaReserva, response: created(Reserva) },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const { sub, grupos } = request.identity;
        const reserva = await inventory.hold(tx, sub, request.body.trechos);
        if (rateLimit) {
          await takeHoldPlaces(tx, { dono: sub, reservaId: reserva.id, tetos: holdCeilingsOf(grupos) });
        }
        return { status: 201, body: toWire(reserva) };
      });
      faultPoint('reserva-depois');
      return reply.code(201).send({ data: body });
    },
  );

  app.get(
    '/api/Reservas',
    {
      config: { access: 'autenticado' },
      schema: { tags, summary: 'As suas reservas em vigor', response: responses(Type.Array(ReservaPropria)) },
    },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: (await inventory.listLive(database.db, identity.sub)).map(toPropria) };
    },
  );

  app.get(
    '/api/Reservas/:id',
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'Uma reserva sua, com o tempo que resta pelo relógio do servidor',
        params: closed({ id: Id }),
        response: responses(ReservaPropria),
      },
    },
    async ({ params: { id }, identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: toPropria(await findOwn(database.db, id, identity.sub)) };
    },
  );

  app.post(
    '/api/Reservas/:id/Prorrogacao',
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'Prorroga uma reserva em 5 minutos, uma vez',
        params: closed({ id: Id }),
        response: created(Reserva),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        await findOwn(tx, id, request.identity.sub);
        const refusal = refusals[await inventory.extendReserva(tx, id)];
        if (refusal) throw conflict(...refusal);
        return { status: 201, body: toWire(await findOwn(tx, id, request.identity.sub)) };
      });
      return reply.code(201).send({ data: body });
    },
  );

  /** Another person's hold is as good as none: its existence is nobody's business. */
  async function findOwn(db: Reader, id: string, dono: string): Promise<ReservaDetalhada> {
    const reserva = await inventory.findReserva(db, id);
    if (reserva?.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', 'Não encontramos esta reserva.');
    return reserva;
  }
}

/** Why a hold gets no more time, in words for the person. */
const refusals: Record<Extension, [codigo: string, mensagem: string] | null> = {
  prorrogada: null,
  vencida: ['RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'],
  usada: ['PRORROGACAO_USADA', 'Esta reserva já foi prorrogada uma vez.'],
  pagamento_iniciado: ['PAGAMENTO_INICIADO', 'O pagamento já começou: vale o tempo que ele mostra.'],
};

const toWire = ({ id, expiraEm, restanteMs, prorrogavel, trechos, totalCentavos }: ReservaDetalhada): Reserva => ({
  id,
  expiraEm: expiraEm.toISOString(),
  restanteMs,
  prorrogavel,
  preco: {
    itens: trechos.flatMap(({ viagemId, itens }) => itens.map((item) => ({ viagemId, ...item }))),
    totalCentavos,
  },
});

const toPropria = (reserva: ReservaDetalhada): ReservaPropria => ({
  ...toWire(reserva),
  situacao: reserva.vencida ? 'vencida' : reserva.situacao,
  trechos: reserva.trechos.map(({ viagemId, partida, chegada, itens }) => ({
    viagemId,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: itens.map(({ poltrona }) => poltrona),
  })),
});

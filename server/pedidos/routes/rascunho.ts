import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { NovoRascunho, Rascunho, VersaoRascunho } from '../../../src/domain/wire/compra/rascunhos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { discardRascunho, readRascunho, writeRascunho } from '../rascunhos/rascunhos';

const url = '/api/Reservas/:id/Rascunho';
const tags = ['reservas'];
const params = closed({ id: Id });

/** Drafts of a purchase before its order exists. Only the owner of the hold reads and writes them, while it lives. */
export function registerRascunho(app: App, { database }: { database: Database }): void {
  app.get(
    url,
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'O que já foi digitado para uma reserva sua',
        params,
        response: responses(Type.Union([Rascunho, Type.Null()])),
      },
    },
    async ({ identity, params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await readRascunho(database.db, identity.sub, id) };
    },
  );

  app.put(
    url,
    {
      // A form writes once a pause in typing, and a few times more where the network comes and goes.
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'Guarda o que foi digitado, certo ou não, até o pedido ou o fim da reserva',
        params,
        body: NovoRascunho,
        response: responses(VersaoRascunho),
      },
    },
    async ({ identity, params: { id }, body }) => ({
      data: await database.transaction((tx) => writeRascunho(tx, identity.sub, id, body)),
    }),
  );

  app.delete(
    url,
    {
      config: { access: 'autenticado' },
      schema: {
        tags,
        summary: 'Esquece o que foi digitado',
        params,
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await database.transaction((tx) => discardRascunho(tx, identity.sub, id));
      return reply.code(204).send(null);
    },
  );
}

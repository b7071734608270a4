import { Type } from 'typebox';
import { Espera, NovaEspera } from '../../../src/domain/wire/avisos/listaDeEspera';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { created, responses } from '../../platform/http/responses';
import type { Catalogue } from '../../viagens/catalogue';
import { endEspera, listEsperas, openEspera } from '../listaDeEspera/listaDeEspera';

const tags = ['avisos'];
const config = { access: 'autenticado' } as const;

interface Services {
  database: Database;
  catalogue: Catalogue;
}

/** The waiting list of the signed-in person: sold-out trips of which they want to hear once a seat is free. */
export function registerListaDeEspera(app: App, services: Services): void {
  const { database } = services;
  app.get(
    '/api/ListaDeEspera',
    { config, schema: { tags, summary: 'As viagens esgotadas esperadas', response: responses(Type.Array(Espera)) } },
    async ({ identity }) => ({ data: await listEsperas(database.db, identity.sub) }),
  );

  app.post(
    '/api/ListaDeEspera',
    {
      config,
      schema: { tags, summary: 'Espera por uma poltrona', body: NovaEspera, response: created(Espera) },
    },
    async ({ identity, body }, reply) => reply.code(201).send({ data: await openEspera(services, identity.sub, body) }),
  );

  app.delete(
    '/api/ListaDeEspera/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Desiste de esperar',
        params: closed({ id: Id }),
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await endEspera(database, identity.sub, id);
      return reply.code(204).send(null);
    },
  );
}

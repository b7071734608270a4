import { Type } from 'typebox';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { NovoPassageiroSalvo, PassageiroSalvo } from '../../../src/domain/wire/conta/passageiros';
import { Problema } from '../../../src/domain/wire/base/problema';
import { changePassageiro, deletePassageiro, listPassageiros, savePassageiro } from '../passageiros/passageiros';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { created, responses } from '../../platform/http/responses';

const tags = ['passageiros'];
const config = { access: 'autenticado' } as const;
const params = closed({ id: Id });

/** The people whom the signed-in person travels with, kept for the next purchase. */
export function registerPassageiros(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Passageiros',
    { config, schema: { tags, summary: 'Os passageiros salvos', response: responses(Type.Array(PassageiroSalvo)) } },
    async ({ identity }) => ({ data: await listPassageiros(database.db, identity.sub) }),
  );

  app.post(
    '/api/Passageiros',
    {
      config,
      schema: { tags, summary: 'Salva um passageiro', body: NovoPassageiroSalvo, response: created(PassageiroSalvo) },
    },
    async ({ identity, body }, reply) =>
      reply.code(201).send({ data: await savePassageiro(database, identity.sub, body) }),
  );

  app.put(
    '/api/Passageiros/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Altera um passageiro salvo',
        params,
        body: NovoPassageiroSalvo,
        response: responses(PassageiroSalvo),
      },
    },
    async ({ identity, params: { id }, body }) => ({
      data: await changePassageiro(database, identity.sub, id, body),
    }),
  );

  app.delete(
    '/api/Passageiros/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Exclui um passageiro salvo',
        params,
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await deletePassageiro(database, identity.sub, id);
      return reply.code(204).send(null);
    },
  );
}

import { Type } from 'typebox';
import { closed, Id } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { CartaoSalvo } from '../../../src/domain/wire/pagamento/cartoesSalvos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { listCartoesSalvos, removeCartaoSalvo } from '../cartao/salvos/cartoesSalvos';

const tags = ['cartoes'];
const config = { access: 'autenticado' } as const;
const params = closed({ id: Id });

interface Services {
  database: Database;
  /** Has the acquirer forget removed cards soon. */
  onRemoved: () => void;
}

/** The cards that the signed-in person keeps; a payment that asks for it adds one. */
export function registerCartoesSalvos(app: App, { database, onRemoved }: Services): void {
  app.get(
    '/api/Cartoes',
    { config, schema: { tags, summary: 'Os cartões guardados', response: responses(Type.Array(CartaoSalvo)) } },
    async ({ identity }) => ({ data: await listCartoesSalvos(database.db, identity.sub) }),
  );

  app.delete(
    '/api/Cartoes/:id',
    {
      config,
      schema: { tags, summary: 'Remove um cartão guardado', params, response: { 204: Type.Null(), '4xx': Problema } },
    },
    async ({ identity, params: { id } }, reply) => {
      await removeCartaoSalvo(database, identity.sub, id);
      onRemoved();
      return reply.code(204).send(null);
    },
  );
}

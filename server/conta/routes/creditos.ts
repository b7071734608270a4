import { Creditos } from '../../../src/domain/wire/conta/creditos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { readCreditos } from '../creditos/creditos';

/** The credit of the signed-in person. It is granted by a cancellation and used by an order, and changed by no route. */
export function registerCreditos(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Creditos',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['conta'],
        summary: 'O crédito da pessoa, com validade e lançamentos',
        response: responses(Creditos),
      },
    },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await readCreditos(database.db, identity.sub) };
    },
  );
}

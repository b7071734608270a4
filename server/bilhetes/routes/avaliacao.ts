import { AvaliacaoDoBilhete, NovaAvaliacao } from '../../../src/domain/wire/bilhetes/avaliacao';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { avaliarViagem } from '../avaliacao/avaliarViagem';

/** The rating of a trip, by the owner of its ticket. */
export function registerAvaliacao(app: App, { database }: { database: Database }): void {
  app.put(
    '/api/Bilhetes/:id/Avaliacao',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['bilhetes'],
        summary: 'Avalia uma viagem feita, ou muda a avaliação',
        params: closed({ id: Id }),
        body: NovaAvaliacao,
        response: responses(AvaliacaoDoBilhete),
      },
    },
    async ({ identity, params: { id }, body }) => ({
      data: await database.transaction((tx) => avaliarViagem(tx, identity.sub, id, body)),
    }),
  );
}

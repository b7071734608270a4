import { AvaliacaoDoBilhete, BilhetesAvaliaveis, NovaAvaliacao } from '../../../src/domain/wire/bilhetes/avaliacao';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { avaliarViagem } from '../avaliacao/avaliarViagem';
import { listAvaliaveis } from '../avaliacao/viagemAvaliadaRepository';

/** The ratings of trips, by the owners of their tickets. */
export function registerAvaliacao(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Bilhetes/Avaliaveis',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['bilhetes'],
        summary: 'As viagens feitas que ainda se podem avaliar: um bilhete de cada uma',
        response: responses(BilhetesAvaliaveis),
      },
    },
    async ({ identity }) => ({ data: await listAvaliaveis(database.db, identity.sub) }),
  );

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

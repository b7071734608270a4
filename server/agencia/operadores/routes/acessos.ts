import { AcessosEncontrados, BuscaAcessos } from '../../../../src/domain/wire/administracao/acessos';
import type { Database } from '../../../platform/database/database';
import { adminAccess } from '../../../platform/http/access/staffAccess';
import type { App } from '../../../platform/http/appTypes';
import { responses } from '../../../platform/http/responses';
import { searchAcessos } from '../searchAcessos';

/** The trail of looks at personal data, for administrators alone; by POST, since a document stands in no address. */
export function registerAcessos(app: App, { database }: { database: Database }): void {
  app.post(
    '/api/Administracao/Acessos/Busca',
    {
      config: { access: adminAccess },
      schema: {
        tags: ['administracao'],
        summary: 'Quem viu os dados de quem',
        body: BuscaAcessos,
        response: responses(AcessosEncontrados),
      },
    },
    async ({ body, identity }) => ({ data: await searchAcessos(database.db, identity.sub, body) }),
  );
}

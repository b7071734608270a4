import { BuscaDesempenho, Desempenho } from '../../../src/domain/wire/administracao/desempenho';
import { adminAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { readDesempenho } from '../desempenho/desempenho';

/** GET /api/Administracao/Desempenho. */
export function registerDesempenho(app: App, { database }: Pick<Platform, 'database'>): void {
  app.get(
    '/api/Administracao/Desempenho',
    {
      config: { access: adminAccess },
      schema: {
        tags: ['administracao'],
        summary: 'Velocidade das páginas nas visitas reais',
        querystring: BuscaDesempenho,
        response: responses(Desempenho),
      },
    },
    async ({ query: { dias, versao = null, aparelho = null } }) => ({
      data: await readDesempenho(database.db, { dias: Number(dias), versao, aparelho }),
    }),
  );
}

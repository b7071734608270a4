import { ResumoAdministracao } from '../../../src/domain/wire/administracao/resumo';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { readResumo } from '../resumoRepository';

/** GET /api/Administracao/Resumo. */
export function registerResumo(app: App, { database }: Pick<Platform, 'database'>): void {
  app.get(
    '/api/Administracao/Resumo',
    {
      config: { access: staffAccess },
      schema: {
        tags: ['administracao'],
        summary: 'O que espera por alguém da empresa',
        response: responses(ResumoAdministracao),
      },
    },
    async () => ({ data: { assuntos: await readResumo(database.db) } }),
  );
}

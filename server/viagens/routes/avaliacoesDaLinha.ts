import { closed } from '../../../src/domain/wire/base/campos';
import { LinhaId } from '../../../src/domain/wire/administracao/linhas';
import { AvaliacoesDaLinha } from '../../../src/domain/wire/bilhetes/avaliacao';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { viewAvaliacoes } from '../avaliacoes/avaliacoes';
import type { Catalogue } from '../catalogue';
import { requireLinha } from '../quadro/linhas';

interface Services {
  database: Database;
  catalogue: Catalogue;
}

/** The ratings of a line by its travellers, for the company's staff. */
export function registerAvaliacoesDaLinha(app: App, { database: { db }, catalogue }: Services): void {
  app.get(
    '/api/Administracao/Linhas/:id/Avaliacoes',
    {
      config: { access: staffAccess },
      schema: {
        tags: ['administracao'],
        summary: 'As avaliações de uma linha',
        params: closed({ id: LinhaId }),
        response: responses(AvaliacoesDaLinha),
      },
    },
    async ({ params: { id } }) => ({ data: await viewAvaliacoes(db, requireLinha(catalogue, Number(id)).id) }),
  );
}

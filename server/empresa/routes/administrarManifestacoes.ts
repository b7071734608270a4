import { closed } from '../../../src/domain/wire/base/campos';
import {
  FiltroManifestacoes,
  ManifestacaoAdministrada,
  PaginaManifestacoes,
} from '../../../src/domain/wire/administracao/manifestacoes';
import { Protocolo } from '../../../src/domain/wire/empresa/candidaturas';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { listInbox, openManifestacao } from '../gestao/manifestacaoInbox';

const tags = ['administracao'];
const config = { access: staffAccess };

/** The inbox of letters, for the company's staff. */
export function registerAdministrarManifestacoes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Administracao/Manifestacoes',
    {
      config,
      schema: {
        tags,
        summary: 'As manifestações, as de prazo mais curto antes',
        querystring: FiltroManifestacoes,
        response: responses(PaginaManifestacoes),
      },
    },
    async ({ query }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await listInbox(database.db, query) };
    },
  );

  app.get(
    '/api/Administracao/Manifestacoes/:protocolo',
    {
      config,
      schema: {
        tags,
        summary: 'Uma manifestação, com o que já foi feito',
        params: closed({ protocolo: Protocolo }),
        response: responses(ManifestacaoAdministrada),
      },
    },
    async ({ identity, params: { protocolo } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await openManifestacao(database.db, protocolo, identity.sub) };
    },
  );
}

import { closed } from '../../../src/domain/wire/base/campos';
import {
  CandidaturaAdministrada,
  FiltroCandidaturas,
  NovaSituacaoCandidatura,
  PaginaCandidaturas,
} from '../../../src/domain/wire/administracao/candidaturas';
import { Protocolo } from '../../../src/domain/wire/empresa/candidaturas';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { listApplicants, openCandidatura, sortCandidatura } from '../gestao/candidaturaInbox';

const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ protocolo: Protocolo });

/** Applications, for the company's staff. */
export function registerAdministrarCandidaturas(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Administracao/Candidaturas',
    {
      config,
      schema: {
        tags,
        summary: 'As candidaturas, a mais nova antes',
        querystring: FiltroCandidaturas,
        response: responses(PaginaCandidaturas),
      },
    },
    async ({ query }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await listApplicants(database.db, query) };
    },
  );

  app.get(
    '/api/Administracao/Candidaturas/:protocolo',
    {
      config,
      schema: { tags, summary: 'Uma candidatura', params, response: responses(CandidaturaAdministrada) },
    },
    async ({ identity, params: { protocolo } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await openCandidatura(database.db, protocolo, identity.sub) };
    },
  );

  app.put(
    '/api/Administracao/Candidaturas/:protocolo/Situacao',
    {
      config,
      schema: {
        tags,
        summary: 'Marca uma candidatura como nova, vista ou arquivada',
        params,
        body: NovaSituacaoCandidatura,
        response: responses(CandidaturaAdministrada),
      },
    },
    async ({ identity, params: { protocolo }, body: { situacao } }) => ({
      data: await database.transaction((tx) => sortCandidatura(tx, protocolo, situacao, identity.sub)),
    }),
  );
}

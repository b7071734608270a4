import { Type } from 'typebox';
import { closed } from '../../../src/domain/wire/base/campos';
import { Protocolo } from '../../../src/domain/wire/empresa/candidaturas';
import {
  ConsultaManifestacao,
  Manifestacao,
  ManifestacaoRecebida,
  NovaManifestacao,
  RespostaManifestacao,
} from '../../../src/domain/wire/empresa/manifestacoes';
import { replyToManifestacao, showManifestacao, showOpenManifestacoes, receiveManifestacao } from '../manifestacoes';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { staffAccess } from '../../platform/http/access/staffAccess';
import { created, responses } from '../../platform/http/responses';

const tags = ['atendimento'];
const params = closed({ protocolo: Protocolo });
const empresa = { access: staffAccess };

interface Services {
  publicUrl: string;
  database: Database;
  idempotent: Idempotent;
}

/** Complaints, questions, praise: written by anybody, followed by protocol and e-mail, answered by the company. */
export function registerManifestacoes(app: App, services: Services): void {
  registerPublico(app, services);
  registerEmpresa(app, services);
}

/** Routes of the person who writes. */
function registerPublico(app: App, { publicUrl, database, idempotent }: Services): void {
  app.post(
    '/api/Manifestacoes',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Registra uma manifestação e dá o protocolo',
        body: NovaManifestacao,
        response: created(Manifestacao),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await receiveManifestacao(tx, request.body, publicUrl),
      }));
      return reply.code(201).send({ data: body });
    },
  );

  // The address travels in the body, since addresses of requests are kept in logs and histories.
  app.post(
    '/api/Manifestacoes/:protocolo/Busca',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Como está uma manifestação, por protocolo e e-mail',
        params,
        body: ConsultaManifestacao,
        response: responses(Manifestacao),
      },
    },
    async ({ params: { protocolo }, body: { email } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await showManifestacao(database.db, protocolo, email) };
    },
  );
}

/** Routes of the company. */
function registerEmpresa(app: App, { publicUrl, database }: Services): void {
  app.get(
    '/api/Manifestacoes',
    {
      config: empresa,
      schema: {
        tags,
        summary: 'O que espera resposta, o mais urgente antes',
        response: responses(Type.Array(ManifestacaoRecebida)),
      },
    },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await showOpenManifestacoes(database.db, identity.sub) };
    },
  );

  app.put(
    '/api/Manifestacoes/:protocolo/Resposta',
    {
      config: empresa,
      schema: {
        tags,
        summary: 'Responde a uma manifestação',
        params,
        body: RespostaManifestacao,
        response: responses(ManifestacaoRecebida),
      },
    },
    async ({ identity, params: { protocolo }, body: { texto } }) => ({
      data: await database.transaction((tx) =>
        replyToManifestacao(tx, { protocolo, texto, autor: identity.sub }, publicUrl),
      ),
    }),
  );
}

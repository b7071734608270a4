import { Type } from 'typebox';
import {
  AgenciaDetalhe,
  AgenciaId,
  Agencias,
  NovaAgencia,
  NovoConvite,
} from '../../../../../src/domain/wire/agencia/agencias';
import { Id, Linha, closed } from '../../../../../src/domain/wire/base/campos';
import { adminAccess } from '../../../../platform/http/access/staffAccess';
import type { App } from '../../../../platform/http/appTypes';
import { conflict } from '../../../../platform/http/problem';
import { created, responses } from '../../../../platform/http/responses';
import type { Platform } from '../../../../platform/platform';
import { searchAgencias, showAgencia } from '../agenciaView';
import { createAgencia } from '../createAgencia';
import { invite, setBloqueio, type AgenciaParts } from '../manageAgencias';

const tags = ['administracao'];
const config = { access: adminAccess };
const params = closed({ id: AgenciaId });
const one = responses(AgenciaDetalhe);

type Parts = AgenciaParts & Pick<Platform, 'idempotent'>;

/** The agencies that sell for the company, for its administrators alone. */
export function registerAgencias(app: App, parts: Parts): void {
  registerLeitura(app, parts);
  registerMudancas(app, parts);
}

function registerLeitura(app: App, { database: { db } }: Parts): void {
  app.get(
    '/api/Administracao/Agencias',
    {
      config,
      schema: {
        tags,
        summary: 'As agências, por nome ou CNPJ',
        querystring: closed({ termo: Type.Optional(Linha(0, 120)) }),
        response: responses(Agencias),
      },
    },
    async ({ query }) => ({ data: await searchAgencias(db, query.termo ?? '') }),
  );

  app.get(
    '/api/Administracao/Agencias/:id',
    { config, schema: { tags, summary: 'Uma agência, seus operadores e o que a empresa fez', params, response: one } },
    async ({ params: { id } }) => ({ data: await showAgencia(db, Number(id)) }),
  );
}

function registerMudancas(app: App, parts: Parts): void {
  const { acessos, idempotent } = parts;
  const { db } = parts.database;

  app.post(
    '/api/Administracao/Agencias',
    {
      config,
      schema: {
        tags,
        summary: 'Cria uma agência e convida o primeiro responsável',
        body: NovaAgencia,
        response: created(closed({ id: AgenciaId, operadorId: Id })),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const { agencia, operadorId } = await createAgencia(tx, request.identity.sub, request.body);
        if (operadorId === null)
          throw conflict('AGENCIA_JA_EXISTE', `A agência ${agencia.nome} já está cadastrada com este CNPJ.`);
        return { status: 201, body: { id: String(agencia.id), operadorId } };
      });
      await acessos.settle([body.operadorId]);
      return reply.code(201).send({ data: body });
    },
  );

  for (const [method, situacao, summary] of [
    ['POST', 'bloqueada', 'Bloqueia a agência e todos os seus operadores'],
    ['DELETE', 'ativa', 'Desbloqueia a agência'],
  ] as const) {
    app.route({
      method,
      url: '/api/Administracao/Agencias/:id/Bloqueio',
      config,
      schema: { tags, summary, params, response: one },
      handler: async ({ identity, params: { id } }) => {
        await setBloqueio(parts, identity.sub, Number(id), situacao);
        return { data: await showAgencia(db, Number(id)) };
      },
    });
  }

  registerConvite(app, parts);
}

function registerConvite(app: App, parts: Parts): void {
  const { db } = parts.database;
  app.post(
    '/api/Administracao/Agencias/:id/Operadores/:operadorId/Convite',
    {
      config,
      schema: {
        tags,
        summary: 'Convida de novo, ou envia o código de outra senha',
        params: closed({ id: AgenciaId, operadorId: Id }),
        body: NovoConvite,
        response: one,
      },
    },
    async ({ identity, params: { id, operadorId }, body }) => {
      await invite(parts, identity.sub, { id: Number(id), operadorId, email: body.email });
      return { data: await showAgencia(db, Number(id)) };
    },
  );
}

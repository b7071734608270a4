import { Type } from 'typebox';
import { Id, closed } from '../../../../src/domain/wire/base/campos';
import { ConsultaPessoal } from '../../../../src/domain/wire/agencia/consultas';
import {
  AcessoOperador,
  EdicaoOperador,
  NovoOperador,
  Operador,
  RegistroAuditoria,
} from '../../../../src/domain/wire/agencia/operadores';
import { listLooks } from '../listLooks';
import { listAudit } from '../audit';
import { createOperador, resetAccess, type AccessParts, type NewAccess } from '../createOperador';
import { blockOperador, editOperador, operadorMissing, unblockOperador } from '../manageOperadores';
import { requireResponsavel } from '../requireOperador';
import { findOperador, showOperadores } from '../operadorView';
import type { App } from '../../../platform/http/appTypes';
import type { Access } from '../../../platform/http/access/identity';
import { created, responses } from '../../../platform/http/responses';
import { isUuid } from '../../../platform/http/validation/uuid';

const tags = ['agencia'];
const config: { access: Access } = { access: { grupos: ['AgenciaResponsavel'] } };
const params = closed({ id: Id });
const one = responses(Operador);

type Parts = AccessParts;

/** The operators of an establishment, for its supervisors alone. */
export function registerOperadores(app: App, parts: Parts): void {
  registerEdicao(app, parts);
  registerBloqueio(app, parts);
  registerTrilhas(app, parts);
}

/** One operator of the caller's establishment, or a 404. */
async function show({ database: { db } }: Parts, sub: string, id: string): Promise<Operador> {
  const found = isUuid(id) ? await findOperador(db, await requireResponsavel(db, sub), id) : undefined;
  if (!found) throw operadorMissing();
  return found;
}

const showAccess = async (parts: Parts, sub: string, { id, senhaTemporaria }: NewAccess) => ({
  data: { operador: await show(parts, sub, id), senhaTemporaria },
});

/** List, create, edit, and reset the access. */
function registerEdicao(app: App, parts: Parts): void {
  const { db } = parts.database;

  app.get(
    '/api/Agencia/Operadores',
    { config, schema: { tags, summary: 'Os operadores da agência', response: responses(Type.Array(Operador)) } },
    async ({ identity }) => ({ data: await showOperadores(db, await requireResponsavel(db, identity.sub)) }),
  );

  app.post(
    '/api/Agencia/Operadores',
    {
      config,
      schema: {
        tags,
        summary: 'Cria um operador com senha temporária',
        body: NovoOperador,
        response: created(AcessoOperador),
      },
    },
    async ({ identity, body }, reply) =>
      reply.code(201).send(await showAccess(parts, identity.sub, await createOperador(parts, identity.sub, body))),
  );

  app.put(
    '/api/Agencia/Operadores/:id',
    { config, schema: { tags, summary: 'Muda função e limites', params, body: EdicaoOperador, response: one } },
    async ({ identity, params: { id }, body }) => {
      await editOperador(parts, identity.sub, id, body);
      return { data: await show(parts, identity.sub, id) };
    },
  );

  app.post(
    '/api/Agencia/Operadores/:id/Acesso',
    {
      config,
      schema: { tags, summary: 'Redefine o acesso do operador', params, response: responses(AcessoOperador) },
    },
    async ({ identity, params: { id } }) => showAccess(parts, identity.sub, await resetAccess(parts, identity.sub, id)),
  );
}

/** Block and unblock. */
function registerBloqueio(app: App, parts: Parts): void {
  app.post(
    '/api/Agencia/Operadores/:id/Bloqueio',
    { config, schema: { tags, summary: 'Bloqueia o operador', params, response: one } },
    async ({ identity, params: { id } }) => {
      await blockOperador(parts, identity.sub, id);
      return { data: await show(parts, identity.sub, id) };
    },
  );

  app.delete(
    '/api/Agencia/Operadores/:id/Bloqueio',
    { config, schema: { tags, summary: 'Desbloqueia o operador', params, response: one } },
    async ({ identity, params: { id } }) => {
      await unblockOperador(parts, identity.sub, id);
      return { data: await show(parts, identity.sub, id) };
    },
  );
}

/** The trail of changes to an operator, and the operator's looks at personal data. */
function registerTrilhas(app: App, parts: Parts): void {
  const { db } = parts.database;

  app.get(
    '/api/Agencia/Operadores/:id/Auditoria',
    { config, schema: { tags, summary: 'Quem fez o quê', params, response: responses(Type.Array(RegistroAuditoria)) } },
    async ({ identity, params: { id } }) => ({ data: await listAudit(db, (await show(parts, identity.sub, id)).id) }),
  );

  app.get(
    '/api/Agencia/Operadores/:id/Consultas',
    {
      config,
      schema: {
        tags,
        summary: 'Que dados pessoais o operador consultou',
        params,
        response: responses(Type.Array(ConsultaPessoal)),
      },
    },
    async ({ identity, params: { id } }) => ({ data: await listLooks(db, (await show(parts, identity.sub, id)).id) }),
  );
}

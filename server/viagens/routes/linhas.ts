import { closed, Id } from '../../../src/domain/wire/base/campos';
import {
  EfeitoExcecao,
  FiltroLinhas,
  LinhaAdministrada,
  LinhaId,
  NovaExcecao,
  PaginaLinhas,
  VersaoQuadro,
} from '../../../src/domain/wire/administracao/linhas';
import type { Database } from '../../platform/database/database';
import { rehearse } from '../../platform/database/rehearse';
import type { Identity } from '../../platform/http/access/identity';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { NameStaff } from '../../platform/http/access/staffNames';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { Catalogue } from '../catalogue';
import { createAjuste, removeAjuste, type Mudanca } from '../quadro/ajustes';
import { listLinhas, requireLinha, viewLinha } from '../quadro/linhas';

const BASE = '/api/Administracao/Linhas';
const EXCECOES = `${BASE}/:id/Excecoes`;
const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ id: LinhaId });
const umaExcecao = closed({ id: LinhaId, excecaoId: Id });

interface Services {
  database: Database;
  catalogue: Catalogue;
  idempotent: Idempotent;
  nameStaff: NameStaff;
  /** True where the timetable comes from the operator's system, whose next answer would undo an exception. */
  daOperadora: boolean;
}

/** The company's lines for its staff: stops, timetable, and exceptions of single days. */
export function registerLinhas(app: App, services: Services): void {
  registerReads(app, services);
  registerNovaExcecao(app, services);
  registerRemocao(app, services);
}

function registerReads(app: App, { database: { db }, catalogue, daOperadora }: Services): void {
  app.get(
    BASE,
    {
      config,
      schema: { tags, summary: 'As linhas da empresa', querystring: FiltroLinhas, response: responses(PaginaLinhas) },
    },
    async ({ query }) => ({ data: await listLinhas(db, catalogue, query) }),
  );
  app.get(
    `${BASE}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Uma linha: paradas, trechos, horários e exceções',
        params,
        response: responses(LinhaAdministrada),
      },
    },
    async ({ params: { id } }) => ({ data: await viewLinha(db, catalogue, Number(id), daOperadora) }),
  );
}

function registerNovaExcecao(app: App, services: Services): void {
  const { database, idempotent } = services;
  app.post(
    `${EXCECOES}/Previa`,
    {
      config,
      schema: {
        tags,
        summary: 'O que uma exceção mudaria',
        params,
        body: NovaExcecao,
        response: responses(EfeitoExcecao),
      },
    },
    async ({ identity, params: { id }, body }) => {
      const mudanca = previaOf(services, identity, Number(id));
      return { data: await rehearse(database, (tx) => createAjuste(tx, mudanca, body)) };
    },
  );
  app.post(
    EXCECOES,
    {
      config,
      schema: {
        tags,
        summary: 'Faz uma exceção de um horário num dia',
        params,
        body: NovaExcecao,
        response: created(EfeitoExcecao),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent.prepared(
        request,
        () => changeOf(services, request.identity, Number(request.params.id)),
        async (tx, mudanca) => ({ status: 201, body: await createAjuste(tx, mudanca, request.body) }),
      );
      return reply.code(201).send({ data: body });
    },
  );
}

function registerRemocao(app: App, services: Services): void {
  const { database } = services;
  app.get(
    `${EXCECOES}/:excecaoId/Remocao`,
    {
      config,
      schema: {
        tags,
        summary: 'O que mudaria sem uma exceção',
        params: umaExcecao,
        querystring: VersaoQuadro,
        response: responses(EfeitoExcecao),
      },
    },
    async ({ identity, params: { id, excecaoId }, query: { versao } }) => {
      const mudanca = previaOf(services, identity, Number(id));
      return { data: await rehearse(database, (tx) => removeAjuste(tx, mudanca, excecaoId, versao)) };
    },
  );
  app.delete(
    `${EXCECOES}/:excecaoId`,
    {
      config,
      schema: {
        tags,
        summary: 'Remove uma exceção',
        params: umaExcecao,
        querystring: VersaoQuadro,
        response: responses(EfeitoExcecao),
      },
    },
    async ({ identity, params: { id, excecaoId }, query: { versao } }) => {
      const mudanca = await changeOf(services, identity, Number(id));
      return { data: await database.transaction((tx) => removeAjuste(tx, mudanca, excecaoId, versao)) };
    },
  );
}

/** A preview writes no name: it is taken back. */
function previaOf({ catalogue, daOperadora }: Services, { sub }: Identity, id: number): Mudanca {
  if (daOperadora) {
    throw conflict('CATALOGO_DA_OPERADORA', 'O quadro vem do sistema da operadora, que desfaria a exceção.');
  }
  return { catalogue, linha: requireLinha(catalogue, id), autor: { sub, nome: '' }, previa: true };
}

async function changeOf(services: Services, identity: Identity, id: number): Promise<Mudanca> {
  return { ...previaOf(services, identity, id), autor: await services.nameStaff(identity), previa: false };
}

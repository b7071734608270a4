import { Type } from 'typebox';
import {
  CatalogoAdministracao,
  EnderecoParte,
  Importacao,
  NovaImportacao,
  ParteImportacao,
} from '../../../src/domain/wire/administracao/catalogo';
import { closed, Id } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { NameStaff } from '../../platform/http/access/staffNames';
import type { App } from '../../platform/http/appTypes';
import { conflict } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import {
  announceImportacao,
  beginAplicacao,
  beginConferencia,
  discardImportacao,
  receiveParte,
  showCatalogo,
  showImportacao,
} from '../importacoes/importacoes';

/** A part in base64 with its JSON. */
const CORPO_MAXIMO = 1024 * 1024;
const BASE = '/api/Administracao/Catalogo';
const UMA = `${BASE}/Importacoes/:id`;
const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ id: Id });
const empty = { 204: Type.Null(), '4xx': Problema };

interface Services extends Pick<Platform, 'database' | 'idempotent'> {
  nameStaff: NameStaff;
  /** True where the catalogue comes from the operator's system, whose next answer would undo an import. */
  daOperadora: boolean;
  /** Starts the work on feeds that wait. */
  nudge: () => void;
}

/** @throws 409 where a file would not last. */
function refuseWhereDaOperadora({ daOperadora }: Services): void {
  if (!daOperadora) return;
  throw conflict('CATALOGO_DA_OPERADORA', 'O catálogo vem do sistema da operadora, e um arquivo não o muda.');
}

/** The catalogue in the back office: its history, and feeds that are brought, previewed and applied. */
export function registerImportacoes(app: App, services: Services): void {
  registerReads(app, services);
  registerUpload(app, services);
  registerDecision(app, services);
}

function registerReads(app: App, { database }: Services): void {
  app.get(
    BASE,
    {
      config,
      schema: { tags, summary: 'O catálogo: histórico e importações', response: responses(CatalogoAdministracao) },
    },
    async () => ({ data: await showCatalogo(database.db) }),
  );
  app.get(
    UMA,
    { config, schema: { tags, summary: 'Uma importação, com a prévia', params, response: responses(Importacao) } },
    async ({ params: { id } }) => ({ data: await showImportacao(database.db, id) }),
  );
}

function registerUpload(app: App, services: Services): void {
  const { database, idempotent, nameStaff, nudge } = services;
  app.post(
    `${BASE}/Importacoes`,
    {
      config,
      schema: { tags, summary: 'Anuncia um arquivo GTFS', body: NovaImportacao, response: created(Importacao) },
    },
    async (request, reply) => {
      refuseWhereDaOperadora(services);
      const { status, body } = await idempotent.prepared(
        request,
        () => nameStaff(request.identity),
        async (tx, autor) => ({ status: 201, body: await announceImportacao(tx, request.body, autor) }),
      );
      return reply.code(status as 201).send({ data: body });
    },
  );
  app.put(
    `${UMA}/Partes/:n`,
    {
      bodyLimit: CORPO_MAXIMO,
      config,
      schema: {
        tags,
        summary: 'Envia uma parte do arquivo',
        params: EnderecoParte,
        body: ParteImportacao,
        response: empty,
      },
    },
    async ({ params: { id, n }, body: { conteudo } }, reply) => {
      const bytes = Buffer.from(conteudo, 'base64');
      await database.transaction((tx) => receiveParte(tx, id, Number(n), bytes));
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${UMA}/Conferencia`,
    {
      config,
      schema: { tags, summary: 'Confere o arquivo e faz a prévia', params, response: responses(Importacao) },
    },
    async ({ params: { id } }) => {
      const data = await database.transaction((tx) => beginConferencia(tx, id));
      nudge();
      return { data };
    },
  );
}

function registerDecision(app: App, services: Services): void {
  const { database, nameStaff, nudge } = services;
  app.post(
    `${UMA}/Aplicacao`,
    {
      config,
      schema: { tags, summary: 'Aplica o arquivo da prévia, todo ou nada', params, response: responses(Importacao) },
    },
    async ({ params: { id }, identity }) => {
      refuseWhereDaOperadora(services);
      const autor = await nameStaff(identity);
      const data = await database.transaction((tx) => beginAplicacao(tx, id, autor));
      nudge();
      return { data };
    },
  );
  app.delete(
    UMA,
    { config, schema: { tags, summary: 'Descarta uma importação', params, response: empty } },
    async ({ params: { id } }, reply) => {
      await discardImportacao(database, id);
      return reply.code(204).send(null);
    },
  );
}

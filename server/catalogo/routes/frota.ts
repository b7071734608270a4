import {
  EfeitoOnibus,
  EnderecoOnibus,
  Frota,
  OnibusAdministrado,
  PlantaDesenhada,
} from '../../../src/domain/wire/administracao/frota';
import { closed } from '../../../src/domain/wire/base/campos';
import { rehearse } from '../../platform/database/rehearse';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { NameStaff } from '../../platform/http/access/staffNames';
import type { App } from '../../platform/http/appTypes';
import { conflict } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import type { LiveCatalogue } from '../../viagens/liveCatalogue';
import { desenhaOnibus } from '../frota/desenharOnibus';
import { listFrota, viewOnibus } from '../frota/frota';

const BASE = '/api/Administracao/Onibus';
const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ id: EnderecoOnibus });

interface Services extends Pick<Platform, 'database' | 'idempotent'> {
  catalogue: LiveCatalogue;
  nameStaff: NameStaff;
  /** True where coaches come from the operator's system, whose next answer would undo a drawing. */
  daOperadora: boolean;
}

/** @throws 409 where a drawing would not last. */
function refuseWhereDaOperadora({ daOperadora }: Services): void {
  if (!daOperadora) return;
  throw conflict('CATALOGO_DA_OPERADORA', 'Os ônibus vêm do sistema da operadora, e um desenho não os muda.');
}

/** The company's coaches for its staff: listed, drawn, drawn anew. */
export function registerFrota(app: App, services: Services): void {
  registerReads(app, services);
  registerPrevia(app, services);
  registerNovo(app, services);
  registerVersao(app, services);
}

function registerReads(app: App, { database: { db }, catalogue, daOperadora }: Services): void {
  app.get(
    BASE,
    { config, schema: { tags, summary: 'Os ônibus da empresa', response: responses(Frota) } },
    async () => ({ data: await listFrota(db, catalogue, daOperadora) }),
  );
  app.get(
    `${BASE}/:id`,
    { config, schema: { tags, summary: 'Um ônibus, com a planta', params, response: responses(OnibusAdministrado) } },
    async ({ params: { id } }) => ({ data: await viewOnibus(db, catalogue, Number(id), daOperadora) }),
  );
}

function registerPrevia(app: App, services: Services): void {
  const { database, catalogue } = services;
  app.post(
    `${BASE}/:id/Previa`,
    {
      config,
      schema: {
        tags,
        summary: 'O que outro desenho deste ônibus mudaria',
        params,
        body: PlantaDesenhada,
        response: responses(EfeitoOnibus),
      },
    },
    async ({ identity: { sub }, params: { id }, body }) => {
      refuseWhereDaOperadora(services);
      const desenho = { catalogue, autor: { sub, nome: '' }, substitui: Number(id), previa: true };
      return { data: await rehearse(database, (tx) => desenhaOnibus(tx, desenho, body)) };
    },
  );
}

function registerNovo(app: App, services: Services): void {
  const { idempotent, catalogue, nameStaff } = services;
  app.post(
    BASE,
    {
      config,
      schema: { tags, summary: 'Desenha um ônibus novo', body: PlantaDesenhada, response: created(EfeitoOnibus) },
    },
    async (request, reply) => {
      refuseWhereDaOperadora(services);
      const { body } = await idempotent.prepared(
        request,
        () => nameStaff(request.identity),
        async (tx, autor) => {
          const desenho = { catalogue, autor, substitui: null, previa: false };
          return { status: 201, body: await desenhaOnibus(tx, desenho, request.body) };
        },
      );
      await catalogue.refresh();
      return reply.code(201).send({ data: body });
    },
  );
}

function registerVersao(app: App, services: Services): void {
  const { idempotent, catalogue, nameStaff } = services;
  app.post(
    `${BASE}/:id/Versoes`,
    {
      config,
      schema: {
        tags,
        summary: 'Desenha um ônibus de novo: o quadro passa a usar o novo, o que foi vendido fica com o antigo',
        params,
        body: PlantaDesenhada,
        response: created(EfeitoOnibus),
      },
    },
    async (request, reply) => {
      refuseWhereDaOperadora(services);
      const { body } = await idempotent.prepared(
        request,
        () => nameStaff(request.identity),
        async (tx, autor) => {
          const desenho = { catalogue, autor, substitui: Number(request.params.id), previa: false };
          return { status: 201, body: await desenhaOnibus(tx, desenho, request.body) };
        },
      );
      await catalogue.refresh();
      return reply.code(201).send({ data: body });
    },
  );
}

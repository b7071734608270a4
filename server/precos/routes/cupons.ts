import {
  BuscaCupons,
  CupomAberto,
  CupomEditado,
  NovaSituacaoCupom,
  NovoCupom,
  PaginaCupons,
} from '../../../src/domain/wire/administracao/cupons';
import { closed, Linha } from '../../../src/domain/wire/base/campos';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { created, responses } from '../../platform/http/responses';
import type { Platform } from '../../platform/platform';
import { listCupons } from '../cupons/cupomView';
import { changeSituacao, createCupom, editCupom, openCupom } from '../cupons/manageCupons';

const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ codigo: Linha(1, 20) });

type Services = Pick<Platform, 'database' | 'idempotent'>;

/** Coupons for the company's staff: listed with what they cost, created, changed, paused, ended. */
export function registerCupons(app: App, services: Services): void {
  registerReads(app, services);
  registerNovo(app, services);
  registerChanges(app, services);
}

function registerReads(app: App, { database: { db } }: Services): void {
  app.get(
    '/api/Administracao/Cupons',
    {
      config,
      schema: {
        tags,
        summary: 'Os cupons, com os usos e o que já descontaram',
        querystring: BuscaCupons,
        response: responses(PaginaCupons),
      },
    },
    async ({ query }) => ({ data: await listCupons(db, query) }),
  );

  app.get(
    '/api/Administracao/Cupons/:codigo',
    {
      config,
      schema: { tags, summary: 'Um cupom, e quem o mudou', params, response: responses(CupomAberto) },
    },
    async ({ params: { codigo } }) => ({ data: await openCupom(db, codigo) }),
  );
}

function registerNovo(app: App, { idempotent }: Services): void {
  app.post(
    '/api/Administracao/Cupons',
    { config, schema: { tags, summary: 'Cria um cupom', body: NovoCupom, response: created(CupomAberto) } },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await createCupom(tx, request.identity.sub, request.body),
      }));
      return reply.code(201).send({ data: body });
    },
  );
}

function registerChanges(app: App, { database }: Services): void {
  app.put(
    '/api/Administracao/Cupons/:codigo',
    {
      config,
      schema: { tags, summary: 'Muda um cupom', params, body: CupomEditado, response: responses(CupomAberto) },
    },
    async ({ params: { codigo }, body, identity }) => ({
      data: await database.transaction((tx) => editCupom(tx, identity.sub, codigo, body)),
    }),
  );

  app.put(
    '/api/Administracao/Cupons/:codigo/Situacao',
    {
      config,
      schema: {
        tags,
        summary: 'Pausa, retoma ou encerra um cupom',
        params,
        body: NovaSituacaoCupom,
        response: responses(CupomAberto),
      },
    },
    async ({ params: { codigo }, body, identity }) => ({
      data: await database.transaction((tx) => changeSituacao(tx, identity.sub, codigo, body)),
    }),
  );
}

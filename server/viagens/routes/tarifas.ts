import { Type } from 'typebox';
import {
  BuscaTarifas,
  NovaRegraTarifa,
  PrecoExplicado,
  RegraTarifaCadastrada,
} from '../../../src/domain/wire/administracao/tarifas';
import { closed, Id } from '../../../src/domain/wire/base/campos';
import { BuscaViagens } from '../../../src/domain/wire/viagens/viagens';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created, responses } from '../../platform/http/responses';
import type { LiveCatalogue } from '../liveCatalogue';
import { createRegra, endRegraCadastrada, listRegrasCadastradas } from '../tarifas/manageRegras';
import type { Viagens } from '../busca/viagens';
import { placesChecker } from './placesChecker';

const tags = ['administracao'];
const config = { access: staffAccess };

interface TarifaServices {
  database: Database;
  catalogue: LiveCatalogue;
  viagens: Viagens;
  idempotent: Idempotent;
}

/** Rules of fares, for the company's staff: listed, created, ended, and the prices that they make. */
export function registerTarifas(app: App, services: TarifaServices): void {
  registerLista(app, services);
  registerNovaRegra(app, services);
  registerEncerramento(app, services);
  registerPrevia(app, services);
}

function registerLista(app: App, { database: { db }, catalogue }: TarifaServices): void {
  app.get(
    '/api/Administracao/Tarifas',
    {
      config,
      schema: {
        tags,
        summary: 'As regras de tarifas, as mais novas antes',
        querystring: BuscaTarifas,
        response: responses(Type.Array(RegraTarifaCadastrada)),
      },
    },
    async ({ query: { situacao = 'abertas' } }) => ({ data: await listRegrasCadastradas(db, catalogue, situacao) }),
  );
}

function registerNovaRegra(app: App, { catalogue, idempotent }: TarifaServices): void {
  app.post(
    '/api/Administracao/Tarifas',
    {
      config,
      schema: {
        tags,
        summary: 'Cria uma regra de tarifas; se substitui outra, encerra essa outra',
        body: NovaRegraTarifa,
        response: created(RegraTarifaCadastrada),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await createRegra(tx, catalogue, request.identity.sub, request.body),
      }));
      await catalogue.refresh();
      return reply.code(201).send({ data: body });
    },
  );
}

function registerEncerramento(app: App, { catalogue, idempotent }: TarifaServices): void {
  app.post(
    '/api/Administracao/Tarifas/:id/Encerramento',
    {
      config,
      schema: {
        tags,
        summary: 'Encerra uma regra de tarifas para as próximas vendas',
        params: closed({ id: Id }),
        response: responses(RegraTarifaCadastrada),
      },
    },
    async (request) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 200,
        body: await endRegraCadastrada(tx, catalogue, request.identity.sub, request.params.id),
      }));
      await catalogue.refresh();
      return { data: body };
    },
  );
}

function registerPrevia(app: App, { catalogue, viagens }: TarifaServices): void {
  const checkPlaces = placesChecker(catalogue);
  app.get(
    '/api/Administracao/Tarifas/Previa',
    {
      config,
      schema: {
        tags,
        summary: 'O preço de cada classe nas viagens de um dia, e por quê',
        querystring: BuscaViagens,
        response: responses(Type.Array(PrecoExplicado)),
      },
    },
    async ({ query: { localidadeOrigem: origem, localidadeDestino: destino, dataPartida } }) => {
      checkPlaces(origem, destino);
      return { data: await viagens.explainPrecos(origem, destino, dataPartida) };
    },
  );
}

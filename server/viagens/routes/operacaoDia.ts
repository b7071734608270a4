import { Type } from 'typebox';
import {
  FiltroPartidas,
  PaginaPartidas,
  PartidaOperada,
  PreviaOnibus,
  StatusComVersao,
  TrocaOnibus,
  VersaoPartida,
} from '../../../src/domain/wire/administracao/partidas';
import { closed, ViagemId } from '../../../src/domain/wire/base/campos';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import type { Database } from '../../platform/database/database';
import type { Catalogue } from '../catalogue';
import { listDay } from '../operacao/day';
import type { MoveOcupantes } from '../operacao/moveOcupantes';
import { previewOnibus, setOnibus } from '../operacao/onibus';
import { viewPartida } from '../operacao/partida';
import { requireVersao } from '../operacao/versao';
import { lockPartidaForStatus } from '../status/partida';
import { type TellUndone, undoStatus } from '../status/undoStatus';
import { setStatus } from '../status/viagemStatus';

const tags = ['administracao'];
const config = { access: staffAccess };
const params = closed({ id: ViagemId });

interface Services {
  database: Database;
  catalogue: Catalogue;
  tellUndone: TellUndone;
  ocupantes: MoveOcupantes;
}

/** The departures of a day, for the company's staff: their status and their coaches. */
export function registerOperacaoDia(app: App, services: Services): void {
  registerReads(app, services);
  registerStatus(app, services);
  registerOnibus(app, services);
}

function registerReads(app: App, { database, catalogue }: Services): void {
  app.get(
    '/api/Administracao/Partidas',
    {
      config,
      schema: {
        tags,
        summary: 'As partidas de um dia',
        querystring: FiltroPartidas,
        response: responses(PaginaPartidas),
      },
    },
    async ({ query }) => ({ data: await listDay(database.db, catalogue, query) }),
  );

  app.get(
    '/api/Administracao/Partidas/:id',
    {
      config,
      schema: { tags, summary: 'Uma partida, com o que já foi feito', params, response: responses(PartidaOperada) },
    },
    async ({ identity, params: { id } }) => ({ data: await viewPartida(database.db, catalogue, id, identity.sub) }),
  );
}

function registerStatus(app: App, { database, catalogue, tellUndone }: Services): void {
  app.put(
    '/api/Administracao/Partidas/:id/Status',
    {
      config,
      schema: {
        tags,
        summary: 'Informa atraso, plataforma ou cancelamento',
        params,
        body: StatusComVersao,
        response: responses(PartidaOperada),
      },
    },
    async ({ identity: { sub }, params: { id }, body: { versao, status } }) => {
      await database.transaction(async (tx) => {
        await lockPartidaForStatus(tx, id);
        await requireVersao(tx, id, versao);
        await setStatus(tx, { sub, operadora: null }, id, status);
      });
      return { data: await viewPartida(database.db, catalogue, id, sub) };
    },
  );

  app.delete(
    '/api/Administracao/Partidas/:id/Status',
    {
      config,
      schema: {
        tags,
        summary: 'Desfaz o que foi informado por último',
        params,
        querystring: VersaoPartida,
        response: responses(PartidaOperada),
      },
    },
    async ({ identity: { sub }, params: { id }, query: { versao } }) => {
      await database.transaction(async (tx) => {
        await lockPartidaForStatus(tx, id);
        await requireVersao(tx, id, versao);
        await undoStatus(tx, { sub, operadora: null }, id, tellUndone);
      });
      return { data: await viewPartida(database.db, catalogue, id, sub) };
    },
  );
}

function registerOnibus(app: App, { database, catalogue, ocupantes }: Services): void {
  app.get(
    '/api/Administracao/Partidas/:id/Onibus/:layoutId',
    {
      config,
      schema: {
        tags,
        summary: 'As pessoas da partida em outro ônibus, e a nova poltrona de quem não fica na sua',
        params: closed({ id: ViagemId, layoutId: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
        response: responses(PreviaOnibus),
      },
    },
    async ({ params: { id, layoutId } }) => ({
      data: await previewOnibus(database.db, catalogue, id, Number(layoutId)),
    }),
  );

  app.put(
    '/api/Administracao/Partidas/:id/Onibus',
    {
      config,
      schema: {
        tags,
        summary: 'Troca o ônibus e muda de poltrona quem não cabe na sua',
        params,
        body: TrocaOnibus,
        response: responses(PartidaOperada),
      },
    },
    async ({ identity: { sub }, params: { id }, body }) => {
      await database.transaction((tx) => setOnibus(tx, { catalogue, ocupantes }, { id, sub }, body));
      return { data: await viewPartida(database.db, catalogue, id, sub) };
    },
  );
}

import { Type } from 'typebox';
import { ViagemId, closed } from '../../../src/domain/wire/base/campos';
import { DireitosOperador, NovoStatusViagem, OperacaoViagem } from '../../../src/domain/wire/viagens/operacao';
import { Problema } from '../../../src/domain/wire/base/problema';
import { InformacaoViagem } from '../../../src/domain/wire/viagens/viagens';
import { requireDispatcher } from '../../agencia/operadores/dispatcher';
import { grantRights } from '../../agencia/operadores/grantRights';
import type { App } from '../../platform/http/appTypes';
import type { Access } from '../../platform/http/access/identity';
import { responses } from '../../platform/http/responses';
import type { Database } from '../../platform/database/database';
import type { Viagens } from '../busca/viagens';
import { viewOperacao } from '../status/statusView';
import { setStatus } from '../status/viagemStatus';
import { undoStatus, type TellUndone } from '../status/undoStatus';

const tags = ['operação'];
const params = closed({ id: ViagemId });
/** The groups whose members may have the right; the right itself is a row of the database. */
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel', 'Admin'] } };
const admin: { access: Access } = { access: { grupos: ['Admin'] } };

interface StatusServices {
  database: Database;
  viagens: Viagens;
  tellUndone: TellUndone;
}

/** Reading, giving and undoing the status of a departure, for operations. */
export function registerStatusViagem(app: App, services: StatusServices): void {
  registerOperacao(app, services);
  registerInformar(app, services);
  registerDesfazer(app, services);
  registerDireitos(app, services);
}

function registerOperacao(app: App, { database }: StatusServices): void {
  app.get(
    '/api/Viagens/:id/Status',
    {
      config,
      schema: { tags, summary: 'O que a operação pode informar agora', params, response: responses(OperacaoViagem) },
    },
    async ({ identity, params: { id } }) => {
      await requireDispatcher(database.db, identity);
      return { data: await viewOperacao(database.db, id) };
    },
  );
}

function registerInformar(app: App, { database, viagens }: StatusServices): void {
  app.put(
    '/api/Viagens/:id/Status',
    {
      config,
      schema: {
        tags,
        summary: 'Informa como está uma viagem',
        params,
        body: NovoStatusViagem,
        response: responses(InformacaoViagem),
      },
    },
    async ({ identity, params: { id }, body }) => {
      await database.transaction(async (tx) => setStatus(tx, await requireDispatcher(tx, identity), id, body));
      return { data: await viagens.information(id) };
    },
  );
}

function registerDesfazer(app: App, { database, viagens, tellUndone }: StatusServices): void {
  app.delete(
    '/api/Viagens/:id/Status',
    {
      config,
      schema: {
        tags,
        summary: 'Desfaz o que foi informado por último, enquanto ninguém usou o direito que ele abriu',
        params,
        response: responses(InformacaoViagem),
      },
    },
    async ({ identity, params: { id } }) => {
      await database.transaction(async (tx) => undoStatus(tx, await requireDispatcher(tx, identity), id, tellUndone));
      return { data: await viagens.information(id) };
    },
  );
}

function registerDireitos(app: App, { database }: StatusServices): void {
  app.put(
    '/api/Agencia/Operadores/Direitos',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Dá ou tira de um operador o direito de operação',
        body: DireitosOperador,
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity, body }, reply) => {
      await database.transaction((tx) => grantRights(tx, identity.sub, body));
      return reply.code(204).send(null);
    },
  );
}

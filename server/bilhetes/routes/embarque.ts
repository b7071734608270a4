import { Type } from 'typebox';
import { closed, ViagemId } from '../../../src/domain/wire/base/campos';
import {
  BilhetesSemValidade,
  ChaveEmbarque,
  LeiturasEmbarque,
  NovaChaveEmbarque,
  ResultadoEmbarque,
} from '../../../src/domain/wire/bilhetes/embarque';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { conflict } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import { registerLeituras } from '../embarque/embarque';
import { rotateEmbarqueKey, type EmbarqueKeys } from '../embarque/embarqueKey';
import { listCarga, listSemValidade } from '../embarque/embarqueRepository';

const tags = ['embarque'];

interface Services {
  database: Database;
  codes: EmbarqueKeys;
}

/** Boarding: the keys and the revoked tickets that a door reads while it has a network, and the readings it sends. */
export function registerEmbarque(app: App, services: Services): void {
  registerChaves(app, services);
  registerPorta(app, services);
}

function registerChaves(app: App, { database, codes }: Services): void {
  app.get(
    '/api/Embarque/Chaves',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Chaves públicas dos códigos de embarque',
        response: responses(Type.Array(ChaveEmbarque)),
      },
    },
    async () => {
      await codes.refresh();
      return { data: [...codes.publicKeys] };
    },
  );

  app.post(
    '/api/Embarque/Chaves',
    {
      config: { access: { grupos: ['Admin'] } },
      schema: {
        tags,
        summary: 'Publica uma chave nova, que assina a partir de amanhã; os códigos anteriores continuam valendo',
        response: created(NovaChaveEmbarque),
      },
    },
    async (_, reply) => {
      const made = await rotateEmbarqueKey(database);
      if (!made)
        throw conflict('CHAVE_JA_PUBLICADA', 'Já há uma chave nova publicada, que ainda não começou a assinar.');
      await codes.refresh();
      return reply.code(201).send({ data: { id: made.id, assinaDesde: made.assinaDesde.toISOString() } });
    },
  );
}

function registerPorta(app: App, { database, codes }: Services): void {
  app.get(
    '/api/Embarque/:viagemId/Cancelados',
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Bilhetes de uma viagem que não embarcam mais, e o que os outros levam: sem nomes',
        params: closed({ viagemId: ViagemId }),
        response: responses(BilhetesSemValidade),
      },
    },
    async ({ params: { viagemId } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const bilhetes = await listSemValidade(database.db, viagemId);
      return { data: { viagemId, bilhetes, carga: await listCarga(database.db, viagemId) } };
    },
  );

  app.post(
    '/api/Embarque',
    {
      config: { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } },
      schema: {
        tags,
        summary: 'Registra embarques lidos na porta, também os de quando não havia rede',
        body: LeiturasEmbarque,
        response: responses(Type.Array(ResultadoEmbarque)),
      },
    },
    async ({ identity, body }) => {
      await codes.refresh();
      return { data: await registerLeituras(database, codes, identity.sub, body.leituras) };
    },
  );
}

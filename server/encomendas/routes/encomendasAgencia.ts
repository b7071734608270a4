import { Type } from 'typebox';
import { closed } from '../../../src/domain/wire/base/campos';
import {
  CodigoEncomenda,
  EncomendaBalcao,
  EncomendaResumo,
  FreteEncomenda,
  NovoEvento,
  Pesagem,
  Recebimento,
} from '../../../src/domain/wire/encomendas/encomendas';
import { writeLook } from '../../agencia/operadores/consultaPessoalRepository';
import { requireOperador } from '../../agencia/operadores/requireOperador';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import type { Reader } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Access } from '../../platform/http/access/identity';
import { created, responses } from '../../platform/http/responses';
import { listEncomendas, showEncomenda } from '../balcao/counter';
import { moveEncomenda } from '../balcao/move';
import { requireEncomenda } from '../requireEncomenda';
import { requireReachableEncomenda } from '../requireEncomenda';
import { priceWeighed, receiveEncomenda } from '../balcao/receive';
import type { EncomendaServices } from '../services';

const tags = ['encomendas'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const params = closed({ codigo: CodigoEncomenda });

/** The calling operator, for a parcel within their reach; any other is a 404. */
async function requireClerk(db: Reader, sub: string, codigo: string): Promise<OperadorRow> {
  const operadora = await requireOperador(db, sub);
  await requireReachableEncomenda(db, operadora, codigo);
  return operadora;
}

/** The counter: every step of a parcel from hand to hand. */
export function registerEncomendasAgencia(app: App, services: EncomendaServices): void {
  registerConsulta(app, services);
  registerRecebimento(app, services);
  registerEventos(app, services);
}

function registerConsulta(app: App, { database, catalogue }: EncomendaServices): void {
  app.get(
    '/api/Agencia/Encomendas',
    {
      config,
      schema: { tags, summary: 'As encomendas em andamento', response: responses(Type.Array(EncomendaResumo)) },
    },
    async (request) => {
      const operadora = await requireOperador(database.db, request.identity.sub);
      return { data: await listEncomendas(database.db, catalogue, operadora) };
    },
  );

  app.get(
    '/api/Agencia/Encomendas/:codigo',
    { config, schema: { tags, summary: 'Uma encomenda, no balcão', params, response: responses(EncomendaBalcao) } },
    async (request) => {
      const { codigo } = request.params;
      const autor = request.identity.sub;
      const operadora = await requireOperador(database.db, autor);
      const alvoId = await requireReachableEncomenda(database.db, operadora, codigo);
      const look = { alvo: 'encomenda', alvoId, motivo: 'encomenda' } as const;
      await writeLook(database.db, { autor, operadorId: operadora.id, ...look });
      return { data: await showEncomenda(database.db, catalogue, codigo) };
    },
  );

  app.post(
    '/api/Agencia/Encomendas/:codigo/Pesagem',
    {
      config,
      schema: {
        tags,
        summary: 'Quanto custa a encomenda como foi pesada; nada muda',
        params,
        body: Pesagem,
        response: responses(FreteEncomenda),
      },
    },
    async (request) => {
      await requireClerk(database.db, request.identity.sub, request.params.codigo);
      const encomenda = await requireEncomenda(database.db, request.params.codigo);
      return { data: await priceWeighed(database.db, encomenda, request.body.volumes) };
    },
  );
}

function registerRecebimento(app: App, { catalogue, idempotent, publicUrl }: EncomendaServices): void {
  app.post(
    '/api/Agencia/Encomendas/:codigo/Recebimento',
    {
      config,
      schema: {
        tags,
        summary: 'Recebe o pagamento e posta a encomenda',
        params,
        body: Recebimento,
        response: created(EncomendaBalcao),
      },
    },
    async (request, reply) => {
      const { codigo } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        const operadora = await requireClerk(tx, request.identity.sub, codigo);
        await receiveEncomenda({ tx, catalogue, operadora, publicUrl }, codigo, request.body);
        return { status: 201, body: await showEncomenda(tx, catalogue, codigo) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

function registerEventos(app: App, { catalogue, idempotent, publicUrl }: EncomendaServices): void {
  app.post(
    '/api/Agencia/Encomendas/:codigo/Eventos',
    {
      config,
      schema: {
        tags,
        summary: 'Registra um passo: embarque, chegada, retirada, devolução, extravio',
        params,
        body: NovoEvento,
        response: created(EncomendaBalcao),
      },
    },
    async (request, reply) => {
      const { codigo } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        const operadora = await requireClerk(tx, request.identity.sub, codigo);
        await moveEncomenda({ tx, catalogue, operadora, publicUrl }, codigo, request.body);
        return { status: 201, body: await showEncomenda(tx, catalogue, codigo) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

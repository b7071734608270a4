import { Type } from 'typebox';
import { closed } from '../../../src/domain/wire/campos';
import {
  CodigoEncomenda,
  EncomendaBalcao,
  EncomendaResumo,
  FreteEncomenda,
  NovoEvento,
  Pesagem,
  Recebimento,
} from '../../../src/domain/wire/encomendas';
import { requireOperator } from '../../agencia/operadores/requireOperator';
import type { OperatorRow } from '../../agencia/operadores/operadorRepository';
import type { Reader } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Access } from '../../platform/http/identity';
import { created, responses } from '../../platform/http/responses';
import { listParcels, showParcel } from '../counter';
import { moveParcel } from '../move';
import { requireParcel } from '../requireParcel';
import { requireReachableParcel } from '../requireParcel';
import { priceWeighed, receiveParcel } from '../receive';
import type { ParcelServices } from '../services';

const tags = ['encomendas'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const params = closed({ codigo: CodigoEncomenda });

/** The calling operator, for a parcel within their reach; any other is a 404. */
async function requireClerk(db: Reader, sub: string, codigo: string): Promise<OperatorRow> {
  const operator = await requireOperator(db, sub);
  await requireReachableParcel(db, operator, codigo);
  return operator;
}

/** The counter: every step of a parcel from hand to hand. */
export function registerEncomendasAgencia(app: App, services: ParcelServices): void {
  registerConsulta(app, services);
  registerRecebimento(app, services);
  registerEventos(app, services);
}

function registerConsulta(app: App, { database, catalogue }: ParcelServices): void {
  app.get(
    '/api/Agencia/Encomendas',
    {
      config,
      schema: { tags, summary: 'As encomendas em andamento', response: responses(Type.Array(EncomendaResumo)) },
    },
    async (request) => {
      const operator = await requireOperator(database.db, request.identity.sub);
      return { data: await listParcels(database.db, catalogue, operator) };
    },
  );

  app.get(
    '/api/Agencia/Encomendas/:codigo',
    { config, schema: { tags, summary: 'Uma encomenda, no balcão', params, response: responses(EncomendaBalcao) } },
    async (request) => {
      const { codigo } = request.params;
      await requireClerk(database.db, request.identity.sub, codigo);
      return { data: await showParcel(database.db, catalogue, codigo) };
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
      const parcel = await requireParcel(database.db, request.params.codigo);
      return { data: await priceWeighed(database.db, parcel, request.body.volumes) };
    },
  );
}

function registerRecebimento(app: App, { catalogue, idempotent, publicUrl }: ParcelServices): void {
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
        const operator = await requireClerk(tx, request.identity.sub, codigo);
        await receiveParcel({ tx, catalogue, operator, publicUrl }, codigo, request.body);
        return { status: 201, body: await showParcel(tx, catalogue, codigo) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

function registerEventos(app: App, { catalogue, idempotent, publicUrl }: ParcelServices): void {
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
        const operator = await requireClerk(tx, request.identity.sub, codigo);
        await moveParcel({ tx, catalogue, operator, publicUrl }, codigo, request.body);
        return { status: 201, body: await showParcel(tx, catalogue, codigo) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

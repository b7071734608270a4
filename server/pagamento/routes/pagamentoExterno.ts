import { Id, closed } from '../../../src/domain/wire/base/campos';
import {
  CobrancaExterna,
  NovaCobrancaExterna,
  PagamentoExterno,
} from '../../../src/domain/wire/pagamento/cobrancaExterna';
import { agenciaAccess } from '../../agencia/operadores/agenciaAccess';
import { writeLook } from '../../agencia/operadores/consultaPessoalRepository';
import { askForExternal } from '../externo/askForExternal';
import { beginExternal } from '../externo/beginExternal';
import { cancelExternal } from '../externo/cancelExternal';
import { findExternal, listExternal } from '../externo/cobrancaExternaRepository';
import type { ExternalCobrancaPort } from '../externo/externalPort';
import { toCobrancaExterna, toPagamentoExterno } from '../externo/externalView';
import type { PursueExternal } from '../externo/pursueExternal';
import { requireOperador } from '../../agencia/operadores/requireOperador';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { isReached } from '../../pedidos/pagamentoDoPedidoRepository';
import { requireReachable } from '../../pedidos/alcance/reachOfOperador';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { cartaoOriginFor, type CartaoPlace } from '../cartao/config/cartaoOrigin';

interface Services {
  place: CartaoPlace;
  database: Database;
  idempotent: Idempotent;
  externalPort: ExternalCobrancaPort;
  pursueExternal: PursueExternal;
  concludePedido: ConcludePedido;
}

const route = { config: { access: agenciaAccess } };
const PATH = '/api/Agencia/Pedidos/:id/PagamentoExterno';
const params = closed({ id: Id });
const tags = ['agência'];

const missing = () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
const unavailable = () =>
  conflict('CARTAO_INDISPONIVEL', 'A cobrança com cartão não está disponível neste momento. Cobre com Pix.');

/** Charging an existing order by card outside our pages: by a link, or at a terminal. */
export function registerPagamentoExterno(app: App, services: Services): void {
  registerRead(app, services);
  registerCobranca(app, services);
  registerCancel(app, services);
}

function registerRead(app: App, { database }: Services): void {
  app.get(
    PATH,
    {
      ...route,
      schema: { tags, summary: 'O pedido e as suas cobranças externas', params, response: responses(PagamentoExterno) },
    },
    async ({ identity, params: { id } }) => {
      const operador = await requireOperador(database.db, identity.sub);
      const data = await readPagamento(database, operador, id);
      await writeLook(database.db, {
        autor: identity.sub,
        operadorId: operador.id,
        alvo: 'pedido',
        alvoId: id,
        motivo: 'cobranca',
      });
      return { data };
    },
  );
}

function registerCobranca(app: App, { place, database, idempotent, externalPort }: Services): void {
  app.post(
    PATH,
    {
      ...route,
      schema: {
        tags,
        summary: 'Cobra o pedido por link ou na maquininha; uma cobrança aberta por pedido',
        params,
        body: NovaCobrancaExterna,
        response: created(CobrancaExterna),
      },
    },
    async (request, reply) => {
      const { origin: retorno } = request;
      const { id: pedidoId } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        if (cartaoOriginFor(place, retorno) === null) throw unavailable();
        const operador = await requireOperador(tx, request.identity.sub);
        await requireReachable(tx, operador, pedidoId);
        const id = await beginExternal(tx, { operadorId: operador.id, pedidoId, cobranca: request.body, retorno });
        return { status: 201, body: { id } };
      });
      await askForExternal(database, externalPort, body.id);
      const row = await findExternal(database.db, body.id);
      if (!row) throw missing();
      return reply.code(201).send({ data: await toCobrancaExterna(database.db, row) });
    },
  );
}

function registerCancel(app: App, { database, pursueExternal, concludePedido }: Services): void {
  app.delete(
    PATH,
    {
      ...route,
      schema: { tags, summary: 'Cancela a cobrança aberta', params, response: responses(PagamentoExterno) },
    },
    async ({ identity, params: { id } }) => {
      const operador = await requireOperador(database.db, identity.sub);
      await requireReachable(database.db, operador, id);
      // A payment of that moment is concluded, also where the cancellation is refused on its account.
      try {
        await cancelExternal({ database, pursueExternal }, operador.id, id);
      } finally {
        await concludePedido(id);
      }
      return { data: await readPagamento(database, operador, id) };
    },
  );
}

async function readPagamento({ db }: Database, operador: OperadorRow, id: string): Promise<PagamentoExterno> {
  const pedido = await requireReachable(db, operador, id);
  const vencido = await isReached(db, pedido.expira_em);
  return toPagamentoExterno(db, pedido, await listExternal(db, id), vencido);
}

import { Id, closed } from '../../../src/domain/wire/campos';
import { CobrancaExterna, NovaCobrancaExterna, PagamentoExterno } from '../../../src/domain/wire/cobrancaExterna';
import { agencyAccess } from '../../agencia/operadores/agencyAccess';
import { writeLook } from '../../agencia/operadores/consultaPessoalRepository';
import { askForExternal } from '../externo/askForExternal';
import { beginExternal } from '../externo/beginExternal';
import { cancelExternal } from '../externo/cancelExternal';
import { findExternal, listExternal } from '../externo/cobrancaExternaRepository';
import type { ExternalChargePort } from '../externo/externalPort';
import { toCobrancaExterna, toPagamentoExterno } from '../externo/externalView';
import type { PursueExternal } from '../externo/pursueExternal';
import { requireOperator } from '../../agencia/operadores/requireOperator';
import type { OperatorRow } from '../../agencia/operadores/operadorRepository';
import { isReached } from '../../pedidos/pagamentoDoPedidoRepository';
import { requireReachable } from '../../pedidos/reachOfOperator';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { ConcluirPedido } from '../../pedidos/concluirPedido';
import { cardOriginFor, type CardPlace } from '../cartao/cardOrigin';

interface Services {
  place: CardPlace;
  database: Database;
  idempotent: Idempotent;
  externalPort: ExternalChargePort;
  pursueExternal: PursueExternal;
  concluirPedido: ConcluirPedido;
}

const missing = () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
const unavailable = () =>
  conflict('CARTAO_INDISPONIVEL', 'A cobrança com cartão não está disponível neste momento. Cobre com Pix.');

/** Charging an existing order by card where our pages are not: by a link, or at a terminal. */
export function registerPagamentoExterno(app: App, services: Services): void {
  const { place, database, idempotent, externalPort, pursueExternal, concluirPedido } = services;
  const route = { config: { access: agencyAccess } };
  const path = '/api/Agencia/Pedidos/:id/PagamentoExterno';
  const params = closed({ id: Id });
  const tags = ['agência'];

  app.get(
    path,
    {
      ...route,
      schema: { tags, summary: 'O pedido e as suas cobranças externas', params, response: responses(PagamentoExterno) },
    },
    async ({ identity, params: { id } }) => {
      const operador = await requireOperator(database.db, identity.sub);
      const data = await read(operador, id);
      await writeLook(database.db, {
        ...{ autor: identity.sub, operadorId: operador.id, alvo: 'pedido', alvoId: id, motivo: 'cobranca' },
      });
      return { data };
    },
  );

  app.post(
    path,
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
        if (cardOriginFor(place, retorno) === null) throw unavailable();
        const operador = await requireOperator(tx, request.identity.sub);
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

  app.delete(
    path,
    {
      ...route,
      schema: { tags, summary: 'Cancela a cobrança aberta', params, response: responses(PagamentoExterno) },
    },
    async ({ identity, params: { id } }) => {
      const operador = await requireOperator(database.db, identity.sub);
      await requireReachable(database.db, operador, id);
      // Whoever paid at that moment gets their ticket, whatever the operator is told.
      try {
        await cancelExternal({ database, pursueExternal }, operador.id, id);
      } finally {
        await concluirPedido(id);
      }
      return { data: await read(operador, id) };
    },
  );

  async function read(operador: OperatorRow, id: string): Promise<PagamentoExterno> {
    const pedido = await requireReachable(database.db, operador, id);
    const vencido = await isReached(database.db, pedido.expira_em);
    const externas = await listExternal(database.db, id);
    return toPagamentoExterno(database.db, pedido, externas, vencido);
  }
}

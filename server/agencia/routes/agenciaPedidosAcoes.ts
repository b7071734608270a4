import { Type } from 'typebox';
import { isNaoPago, isPendenteDeConclusao } from '../../../src/domain/compra/pedido';
import { Id, closed, envelope } from '../../../src/domain/wire/base/campos';
import {
  Cancelamento,
  ConfirmacaoCancelamento,
  PreviaCancelamentoPedido,
} from '../../../src/domain/wire/posVenda/posVenda';
import { DetalhePedido, Reenvio } from '../../../src/domain/wire/agencia/pedidosAgencia';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { AbandonPedido } from '../../conclusao/abandonPedido';
import { cancelPedido, previewPedido } from '../../posVenda/cancelamento/cancelBilhetes';
import { agenciaAccess } from '../operadores/agenciaAccess';
import { writeLook } from '../operadores/consultaPessoalRepository';
import { settleAtCounter } from '../../pagamento/dinheiro/giveDinheiroBack';
import { requireOperador } from '../operadores/requireOperador';
import { writeAction } from '../operadores/acaoRepository';
import { readDetail } from '../pedidos/pedidoDetail';
import { requireReachable } from '../../pedidos/alcance/reachOfOperador';
import { resendBilhetes } from '../pedidos/resendBilhetes';
import type { Database, Reader } from '../../platform/database/database';
import { isBeingIssued } from '../../bilhetes/emissao/emissaoRepository';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findOwnBilhete } from '../../bilhetes/ownBilhetes';
import { bilhetePdf } from '../../bilhetes/papel/bilhetePdf';

interface Services {
  publicUrl: string;
  database: Database;
  idempotent: Idempotent;
  abandonPedido: AbandonPedido;
  concludePedido: ConcludePedido;
}

const tags = ['agência'];
const config = { access: agenciaAccess };
const params = closed({ id: Id });

/** Actions of an agency on an order in its customer's stead; each records the operator who did it. */
export function registerAgenciaPedidosAcoes(app: App, services: Services): void {
  registerSegundaVia(app, services);
  registerReenvio(app, services);
  registerCancelamento(app, services);
  registerConclusao(app, services);
}

/** The calling operator and an order within their reach. */
async function findPedido(reader: Reader, sub: string, id: string) {
  const operadora = await requireOperador(reader, sub);
  return { operadora, pedido: await requireReachable(reader, operadora, id) };
}

function registerSegundaVia(app: App, { database: { db } }: Services): void {
  app.get(
    '/api/Agencia/Pedidos/:id/Bilhetes/:bilheteId/Pdf',
    {
      config,
      schema: {
        tags,
        summary: 'A segunda via de um bilhete: A4, ou a bobina de 80 mm',
        params: closed({ id: Id, bilheteId: Id }),
        querystring: closed({ formato: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('bobina')])) }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), '4xx': Problema },
      },
    },
    async ({ identity, params: { id, bilheteId }, query: { formato } }, reply) => {
      const { operadora, pedido } = await findPedido(db, identity.sub, id);
      const own = await findOwnBilhete(db, pedido.dono, bilheteId);
      if (own?.bilhete.pedidoId !== id) throw notFound('BILHETE_NAO_ENCONTRADO', 'Bilhete não encontrado.');
      const paper = await bilhetePdf(own, formato);
      await writeLook(db, {
        autor: identity.sub,
        operadorId: operadora.id,
        alvo: 'pedido',
        alvoId: id,
        motivo: 'segunda_via',
      });
      const detalhe = { poltrona: own.bilhete.poltrona, formato: formato ?? 'a4' };
      await writeAction(db, { pedidoId: id, operadorId: operadora.id, acao: 'reimpressao', detalhe });
      const name = `itape-${own.bilhete.localizador}-poltrona-${own.bilhete.poltrona}`;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}.pdf"`)
        .send(paper);
    },
  );
}

function registerReenvio(app: App, { idempotent, publicUrl }: Services): void {
  app.post(
    '/api/Agencia/Pedidos/:id/Reenvio',
    { config, schema: { tags, summary: 'Envia os bilhetes de novo por e-mail', params, response: responses(Reenvio) } },
    async (request) => {
      const { id } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        const { operadora } = await findPedido(tx, request.identity.sub, id);
        return { status: 200, body: await resendBilhetes(tx, operadora.id, id, publicUrl) };
      });
      return { data: body };
    },
  );
}

function registerCancelamento(app: App, { database, idempotent, abandonPedido, concludePedido }: Services): void {
  const { db } = database;

  app.get(
    '/api/Agencia/Pedidos/:id/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'O que volta ao cancelar o pedido',
        params,
        response: responses(PreviaCancelamentoPedido),
      },
    },
    async ({ identity, params: { id } }) => {
      const { pedido } = await findPedido(db, identity.sub, id);
      return { data: await previewPedido(db, pedido.dono, id, 'balcao') };
    },
  );

  app.post(
    '/api/Agencia/Pedidos/:id/Cancelamento',
    {
      config,
      schema: {
        tags,
        summary: 'Cancela o que resta do pedido pela mesma regra e pelo valor que a prévia mostrou',
        params,
        body: ConfirmacaoCancelamento,
        response: responses(Cancelamento),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { devolverCentavos } = request.body;
      const abandonUnpaid = async () => {
        const found = await findPedido(db, request.identity.sub, id);
        const isUnpaid = isNaoPago(found.pedido.situacao);
        if (isUnpaid) await abandonPedido(id);
        return { ...found, isUnpaid };
      };
      const nothing: Cancelamento = { pedidoId: id, devolverCentavos: 0, meio: null, previsao: null };
      const { body } = await idempotent.prepared(
        request,
        abandonUnpaid,
        async (tx, { operadora, pedido, isUnpaid }) => {
          const done = isUnpaid
            ? nothing
            : await cancelPedido(tx, pedido.dono, { pedidoId: id, porta: 'balcao', ...request.body });
          const acao = isUnpaid ? 'desistencia' : 'cancelamento';
          await writeAction(tx, { pedidoId: id, operadorId: operadora.id, acao, detalhe: { devolverCentavos } });
          if (!isUnpaid) await settleAtCounter(tx, id, operadora.id);
          return { status: 200, body: done };
        },
      );
      await concludePedido(id);
      return { data: body };
    },
  );
}

function registerConclusao(app: App, { database, concludePedido }: Services): void {
  const { db } = database;

  app.post(
    '/api/Agencia/Pedidos/:id/Concluir',
    {
      config,
      schema: {
        tags,
        summary: 'Confere o pagamento e conclui o pedido (dockConcluirPedido); pode ser repetido',
        params,
        response: { ...responses(DetalhePedido), 202: envelope(DetalhePedido) },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      const { operadora } = await findPedido(db, identity.sub, id);
      await writeAction(db, { pedidoId: id, operadorId: operadora.id, acao: 'reprocessamento' });
      await concludePedido(id, true);
      const { pedido } = await findPedido(db, identity.sub, id);
      const data = await readDetail(db, pedido);
      // Another run issues the tickets right now: the client asks again for its result.
      const isUnderWay = isPendenteDeConclusao(pedido.situacao) && (await isBeingIssued(database.db, id));
      return isUnderWay ? reply.code(202).header('retry-after', '2').send({ data }) : { data };
    },
  );
}

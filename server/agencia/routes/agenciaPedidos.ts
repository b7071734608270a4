import { Readable } from 'node:stream';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import {
  AberturaPedido,
  BuscaPedidos,
  DetalhePedido,
  ExportacaoPedidos,
  FiltroPedidos,
  PaginaPedidos,
  PedidoAberto,
} from '../../../src/domain/wire/agencia/pedidosAgencia';
import { Problema } from '../../../src/domain/wire/base/problema';
import { Type } from 'typebox';
import { agenciaAccess } from '../operadores/agenciaAccess';
import { writeLook } from '../operadores/consultaPessoalRepository';
import { requireOperador } from '../operadores/requireOperador';
import { writeAction } from '../operadores/acaoRepository';
import { exportPedidos } from '../pedidos/exportPedidos';
import { listPedidos } from '../pedidos/listPedidos';
import { openPedido } from '../pedidos/openPedido';
import { readDetail } from '../pedidos/pedidoDetail';
import { requireReachable } from '../../pedidos/alcance/reachOfOperador';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';

const tags = ['agência'];
const config = { access: agenciaAccess };

/** The orders that an agency looks after: found, summed up, opened and exported as a spreadsheet. */
export function registerAgenciaPedidos(app: App, { database }: { database: Database }): void {
  registerBusca(app, database);
  registerAbertura(app, database);
  registerExportacao(app, database);
  registerDetalhe(app, database);
}

function registerBusca(app: App, { db }: Database): void {
  app.get(
    '/api/Agencia/Pedidos',
    {
      config,
      schema: {
        tags,
        summary: 'Pedidos por filtro, do mais novo ao mais antigo; os totais vêm com a primeira página',
        querystring: FiltroPedidos,
        response: responses(PaginaPedidos),
      },
    },
    async ({ identity, query }) => ({ data: await listPedidos(db, await requireOperador(db, identity.sub), query) }),
  );

  app.post(
    '/api/Agencia/Pedidos/Busca',
    {
      config,
      schema: {
        tags,
        summary: 'O mesmo, também por CPF, que nunca fica num endereço',
        body: BuscaPedidos,
        response: responses(PaginaPedidos),
      },
    },
    async ({ identity, body }) => ({ data: await listPedidos(db, await requireOperador(db, identity.sub), body) }),
  );
}

function registerAbertura(app: App, database: Database): void {
  app.post(
    '/api/Agencia/Pedidos/Abertura',
    {
      config: { ...config, rateLimit: { max: 20 } },
      schema: {
        tags,
        summary: 'Abre o pedido de quem está no balcão, pelo localizador e por um documento',
        body: AberturaPedido,
        response: responses(PedidoAberto),
      },
    },
    async ({ identity, body }) => {
      const operadora = await requireOperador(database.db, identity.sub);
      return { data: { pedidoId: await openPedido(database, operadora, body) } };
    },
  );
}

function registerExportacao(app: App, { db }: Database): void {
  app.post(
    '/api/Agencia/Pedidos/Exportacao',
    {
      config,
      schema: {
        tags,
        summary: 'Todos os pedidos do filtro em CSV',
        body: ExportacaoPedidos,
        response: { 200: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }), '4xx': Problema },
      },
    },
    async ({ identity, body: { cpf, de, ate, situacao, operador, localizador } }, reply) => {
      const operadora = await requireOperador(db, identity.sub);
      // The trail keeps that a CPF was in the filter, and not the CPF.
      const detalhe = { de, ate, situacao, operador, localizador, porCpf: cpf !== undefined };
      await writeAction(db, { pedidoId: null, operadorId: operadora.id, acao: 'exportacao', detalhe });
      await writeLook(db, {
        autor: identity.sub,
        operadorId: operadora.id,
        alvo: 'pedidos',
        alvoId: null,
        motivo: 'exportacao',
      });
      const filter = {
        ...(de !== undefined && { de }),
        ...(ate !== undefined && { ate }),
        ...(situacao !== undefined && { situacao }),
        ...(operador !== undefined && { operador }),
        ...(localizador !== undefined && { localizador }),
        ...(cpf !== undefined && { cpf }),
      };
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="itape-pedidos.csv"')
        .send(Readable.from(exportPedidos(db, operadora, filter)));
    },
  );
}

function registerDetalhe(app: App, { db }: Database): void {
  app.get(
    '/api/Agencia/Pedidos/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Um pedido com pagamentos, devoluções, bilhetes e o que aconteceu',
        params: closed({ id: Id }),
        response: responses(DetalhePedido),
      },
    },
    async ({ identity, params: { id } }) => {
      const operadora = await requireOperador(db, identity.sub);
      const pedido = await requireReachable(db, operadora, id);
      await writeLook(db, {
        autor: identity.sub,
        operadorId: operadora.id,
        alvo: 'pedido',
        alvoId: id,
        motivo: 'detalhe',
      });
      return { data: await readDetail(db, pedido) };
    },
  );
}

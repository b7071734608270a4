import { Type } from 'typebox';
import { v7 } from 'uuid';
import { closed, Id } from '../../../../src/domain/wire/campos';
import {
  Caixa,
  NovaConferencia,
  NovaContagem,
  NovoCaixa,
  NovoFechamento,
  NovoLancamento,
} from '../../../../src/domain/wire/caixas';
import { requireOperator, requireSupervisor, type OperatorRow } from '../../operadores/operatorRows';
import { closeTill, countTill, setPaused, signOff } from '../countTill';
import { openTill } from '../openTill';
import { recordMovement } from '../recordMovement';
import { tillProblem } from '../tillProblems';
import { openTillOf, type TillRow } from '../tillRows';
import { findTill, viewTill } from '../tillView';
import type { Database, Tx } from '../../../platform/database/database';
import type { App } from '../../../platform/http/appTypes';
import type { Idempotent } from '../../../platform/http/idempotency';
import type { Access } from '../../../platform/http/identity';
import { created, responses } from '../../../platform/http/responses';

const tags = ['agencia'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const supervisors: { access: Access } = { access: { grupos: ['AgenciaResponsavel'] } };
const params = closed({ id: Id });
const response = created(Caixa);
const shown = responses(Caixa);

/** The till somebody works with: open, pause, money in and out, count, close, sign off. */
export function registerCaixas(
  app: App,
  { database, idempotent }: { database: Database; idempotent: Idempotent },
): void {
  /** Runs a change as the operator who asks, on a till that they may see, and shows what became of it. */
  const change =
    (
      sub: string,
      id: string,
      work: (tx: Tx, operator: OperatorRow, id: string) => Promise<TillRow>,
      require = requireOperator,
    ) =>
    async (tx: Tx) => {
      const operator = await require(tx, sub);
      const till = await findTill(tx, operator, id);
      return { status: 201, body: await viewTill(tx, operator, await work(tx, operator, till.id)) };
    };

  app.get(
    '/api/Agencia/Caixas/Atual',
    {
      config,
      schema: {
        tags,
        summary: 'O caixa com que se trabalha agora',
        response: responses(Type.Union([Caixa, Type.Null()])),
      },
    },
    async ({ identity }) => {
      const { db } = database;
      const operator = await requireOperator(db, identity.sub);
      const till = await openTillOf(db, operator.id);
      return { data: till && (await viewTill(db, operator, till)) };
    },
  );

  app.post(
    '/api/Agencia/Caixas',
    { config, schema: { tags, summary: 'Abre o caixa com um fundo', body: NovoCaixa, response } },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const operator = await requireOperator(tx, request.identity.sub);
        const till = await openTill(tx, operator, request.body.fundoCentavos);
        return { status: 201, body: await viewTill(tx, operator, till) };
      });
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Pausa',
    { config, schema: { tags, summary: 'Pausa o caixa', params, response: shown } },
    async ({ identity, params: { id } }) => {
      const { body } = await database.transaction(change(identity.sub, id, (tx, one) => setPaused(tx, one, id, true)));
      return { data: body };
    },
  );

  app.delete(
    '/api/Agencia/Caixas/:id/Pausa',
    { config, schema: { tags, summary: 'Retoma o caixa', params, response: shown } },
    async ({ identity, params: { id } }) => {
      const { body } = await database.transaction(change(identity.sub, id, (tx, one) => setPaused(tx, one, id, false)));
      return { data: body };
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Movimentos',
    { config, schema: { tags, summary: 'Registra sangria ou suprimento', params, body: NovoLancamento, response } },
    async (request, reply) => {
      const { tipo, valorCentavos, motivo } = request.body;
      const work = async (tx: Tx, operator: OperatorRow, id: string): Promise<TillRow> => {
        const till = await openTillOf(tx, operator.id);
        if (till?.id !== id) throw tillProblem('CAIXA_FECHADO');
        await recordMovement(tx, {
          operadorId: operator.id,
          ...{ tipo, motivo: motivo.trim(), chave: `${tipo}/${v7()}` },
          modalidade: 'dinheiro',
          valorCentavos: tipo === 'sangria' ? 0 - valorCentavos : valorCentavos,
        });
        return till;
      };
      const { body } = await idempotent(request, change(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Contagem',
    { config, schema: { tags, summary: 'Conta a gaveta e pausa o caixa', params, body: NovaContagem, response } },
    async (request, reply) => {
      const { cedulas } = request.body;
      const work = (tx: Tx, operator: OperatorRow, id: string) => countTill(tx, operator, id, cedulas);
      const { body } = await idempotent(request, change(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Fechamento',
    { config, schema: { tags, summary: 'Fecha o caixa sobre a contagem', params, body: NovoFechamento, response } },
    async (request, reply) => {
      const work = (tx: Tx, operator: OperatorRow, id: string) => closeTill(tx, operator, id, request.body);
      const { body } = await idempotent(request, change(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Conferencia',
    {
      config: supervisors,
      schema: { tags, summary: 'Confere ou devolve um caixa', params, body: NovaConferencia, response },
    },
    async (request, reply) => {
      const work = (tx: Tx, operator: OperatorRow, id: string) => signOff(tx, operator, id, request.body);
      const { sub } = request.identity;
      const { body } = await idempotent(request, change(sub, request.params.id, work, requireSupervisor));
      return reply.code(201).send({ data: body });
    },
  );
}

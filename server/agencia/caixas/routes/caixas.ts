import { Type } from 'typebox';
import { v7 } from 'uuid';
import { MOTIVO_MINIMO } from '../../../../src/domain/agencia/caixa/textos';
import { closed, Id } from '../../../../src/domain/wire/base/campos';
import { Caixa, NovoCaixa, NovoLancamento } from '../../../../src/domain/wire/agencia/caixas';
import { requireOperador } from '../../operadores/requireOperador';
import type { OperadorRow } from '../../operadores/operadorRepository';
import { changeCaixa } from '../changeCaixa';
import { setPaused } from '../countCaixa';
import { openCaixa } from '../openCaixa';
import { recordMovement } from '../recordMovement';
import { caixaProblem } from '../caixaProblems';
import { openCaixaOf, type CaixaRow } from '../caixaRepository';
import { viewCaixa } from '../caixaView';
import type { Database, Tx } from '../../../platform/database/database';
import type { App } from '../../../platform/http/appTypes';
import type { Idempotent } from '../../../platform/http/idempotency/idempotency';
import type { Access } from '../../../platform/http/access/identity';
import { badRequest } from '../../../platform/http/problem';
import { created, responses } from '../../../platform/http/responses';

const tags = ['agencia'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const params = closed({ id: Id });
const response = created(Caixa);
const shown = responses(Caixa);

interface Parts {
  database: Database;
  idempotent: Idempotent;
}

/** The till somebody works with: open, pause, money in and out; its closing is in `fechamentoCaixa`. */
export function registerCaixas(app: App, parts: Parts): void {
  registerAbertura(app, parts);
  registerPausa(app, parts);
  registerMovimentos(app, parts);
}

function registerAbertura(app: App, { database, idempotent }: Parts): void {
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
      const operadora = await requireOperador(db, identity.sub);
      const caixa = await openCaixaOf(db, operadora.id);
      return { data: caixa && (await viewCaixa(db, operadora, caixa)) };
    },
  );

  app.post(
    '/api/Agencia/Caixas',
    { config, schema: { tags, summary: 'Abre o caixa com um fundo', body: NovoCaixa, response } },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => {
        const operadora = await requireOperador(tx, request.identity.sub);
        const caixa = await openCaixa(tx, operadora, request.body.fundoCentavos);
        return { status: 201, body: await viewCaixa(tx, operadora, caixa) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

function registerPausa(app: App, { database }: Parts): void {
  app.post(
    '/api/Agencia/Caixas/:id/Pausa',
    { config, schema: { tags, summary: 'Pausa o caixa', params, response: shown } },
    async ({ identity, params: { id } }) => {
      const { body } = await database.transaction(
        changeCaixa(identity.sub, id, (tx, one) => setPaused(tx, one, id, true)),
      );
      return { data: body };
    },
  );

  app.delete(
    '/api/Agencia/Caixas/:id/Pausa',
    { config, schema: { tags, summary: 'Retoma o caixa', params, response: shown } },
    async ({ identity, params: { id } }) => {
      const { body } = await database.transaction(
        changeCaixa(identity.sub, id, (tx, one) => setPaused(tx, one, id, false)),
      );
      return { data: body };
    },
  );
}

function registerMovimentos(app: App, { idempotent }: Parts): void {
  app.post(
    '/api/Agencia/Caixas/:id/Movimentos',
    { config, schema: { tags, summary: 'Registra sangria ou suprimento', params, body: NovoLancamento, response } },
    async (request, reply) => {
      const { tipo, valorCentavos } = request.body;
      const motivo = request.body.motivo.trim();
      // The schema counts blanks, which are no reason.
      if (motivo.length < MOTIVO_MINIMO) throw badRequest('MOTIVO_OBRIGATORIO', 'Escreva o motivo', 'motivo');
      const work = async (tx: Tx, operadora: OperadorRow, id: string): Promise<CaixaRow> => {
        const caixa = await openCaixaOf(tx, operadora.id);
        if (caixa?.id !== id) throw caixaProblem('CAIXA_FECHADO');
        await recordMovement(tx, {
          operadorId: operadora.id,
          tipo,
          motivo,
          chave: `${tipo}/${v7()}`,
          modalidade: 'dinheiro',
          valorCentavos: tipo === 'sangria' ? 0 - valorCentavos : valorCentavos,
        });
        return caixa;
      };
      const { body } = await idempotent(request, changeCaixa(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );
}

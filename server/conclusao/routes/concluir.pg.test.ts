import { sql, type KyselyPlugin } from 'kysely';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRoutes } from '../../../tests/support/startRoutes';
import { signedInAs } from '../../../tests/support/startServer';
import { startOperadora } from '../../bilhetes/emissao/testdata/operador';
import { registerConclude } from './concluir';

let operadora: Awaited<ReturnType<typeof startOperadora>>;

beforeAll(async () => {
  // The other run goes on while a statement of the request still holds its connection.
  operadora = await startOperadora({ sessions: 4 });
}, START_MS);
afterAll(() => operadora.server.close());
afterEach(() => expectInvariants(operadora.server));

/** A paid order whose seat another run is asking the operator for. */
async function issuedByAnother(poltrona: number): Promise<string> {
  const { ana, beIn, db, paid } = operadora;
  const { id } = await paid([poltrona]);
  await beIn('fora');
  await ana.conclude(id);
  await beIn('normal');
  const leased = { em_curso_ate: sql<Date>`now() + interval '1 hour'` };
  await db.updateTable('emissao').set(leased).where('pedido_id', '=', id).execute();
  return id;
}

/** The other run's answer comes, and its ticket. */
async function endOther(id: string): Promise<void> {
  await operadora.db.updateTable('emissao').set({ em_curso_ate: null }).where('pedido_id', '=', id).execute();
  await operadora.wait(id);
  await operadora.server.app.conclusao.concludePedido(id, true);
}

/** Posts `Concluir` and ends the other run after that many statements that follow the request's own run. */
async function concludeWhileOtherEnds(id: string, statements: number): Promise<[number, string, unknown]> {
  const { server } = operadora;
  const { database } = server.services;
  let left: number | null = null;
  const endInTime: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (left !== null && (left -= 1) === 0) await endOther(id);
      return result;
    },
  };
  const app = await startRoutes((routes) =>
    registerConclude(routes, {
      database: { ...database, db: database.db.withPlugin(endInTime) },
      concludePedido: async (pedidoId, urgent) => {
        const situacao = await server.app.conclusao.concludePedido(pedidoId, urgent);
        left = statements;
        return situacao;
      },
    }),
  );
  const answer = await app.inject({ method: 'POST', url: `/api/Pedidos/${id}/Concluir`, headers: signedInAs('ana') });
  await app.close();
  return [answer.statusCode, answer.json<{ data: Pedido }>().data.situacao, answer.headers['retry-after']];
}

describe('a conclusion while another run issues the order', () => {
  it('asks to come again as long as that run is not over', async () => {
    const id = await issuedByAnother(1);
    expect(await concludeWhileOtherEnds(id, 100)).toEqual([202, 'emitindo', '2']);
    await endOther(id);
    expect(await concludeWhileOtherEnds(id, 100)).toEqual([200, 'emitido', undefined]);
  });

  it.each([1, 2, 3, 4])('never answers as final a state that the run ends after %i statements', async (statements) => {
    const id = await issuedByAnother(1);
    const [status, situacao] = await concludeWhileOtherEnds(id, statements);
    expect([
      [200, 'emitido'],
      [202, 'emitindo'],
    ]).toContainEqual([status, situacao]);
    expect(await concludeWhileOtherEnds(id, 100)).toEqual([200, 'emitido', undefined]);
  });
});

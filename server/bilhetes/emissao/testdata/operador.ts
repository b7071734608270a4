import { sql } from 'kysely';
import { lugares } from '../../../../tests/support/catalogoDeTeste';
import { startServer, type StartOptions } from '../../../../tests/support/startServer';
import { umaViagem } from '../../../../tests/support/viagensDeTeste';
import { createSteps } from '../../../platform/jobs/steps';
import { umComprador } from '../../../pedidos/testdata/comprador';
import { createHttpPraxio } from '../../../adapters/praxio/httpPraxio';
import { SANDBOX_PRAXIO } from '../../../sandbox/praxio/credentials';
import { createLocalFetch } from '../../../platform/http/outgoing/localFetch';
import { createBank } from '../../../sandbox/pix/bank';
import { createMoods, type Mood } from '../../../sandbox/praxio/mood';
import { returnVendas } from '../returnVendas';
import { undoVendas } from '../undoVendas';

/** A server whose operator is in the mood that a test wants, and readers of its tables. */
export async function startOperadora(options: StartOptions = {}) {
  const server = await startServer(options);
  // Only the test moves orders.
  await server.services.scheduler.stop();
  const { database } = server.services;
  const { db } = database;
  const bank = createBank(database);
  const praxio = createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app));
  const ana = umComprador(server);
  /** Each order has a departure of its own, some days ahead. */
  let dias = 2;

  return {
    server,
    db,
    bank,
    ana,
    beIn: (modo: Mood, atrasoMs?: number) => createMoods(database).write(modo, atrasoMs),
    emissaoOf: (id: string) => db.selectFrom('emissao').selectAll().where('pedido_id', '=', id).orderBy('n').execute(),
    bilhetesOf: (id: string) => db.selectFrom('bilhete').selectAll().where('pedido_id', '=', id).execute(),
    vendasOf: (id: string) =>
      db.selectFrom('sandbox_praxio_venda').selectAll().where('chave', 'like', `${id}%`).execute(),
    emailsOf: (id: string) => db.selectFrom('caixa_saida').selectAll().where('chave', 'like', `%/${id}`).execute(),

    /** A paid order for seats of a departure of its own. */
    paid: async (poltronas: number[], who = ana) => {
      const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
      const { id } = await who.order(poltronas, viagemId);
      return { id, viagemId, e2eid: await bank.pay((await who.charge(id)).txid) };
    },
    /** Makes an order due at the operator; with `hours` its deadline comes nearer. */
    wait: (id: string, { hours = 0 } = {}) =>
      db
        .updateTable('emissao')
        .set({
          tentar_em: sql<Date>`now() - interval '1 second'`,
          desistir_em: sql<Date>`desistir_em - make_interval(hours => ${hours})`,
        })
        .where('pedido_id', '=', id)
        .where('situacao', 'in', ['pendente', 'vendendo'])
        .execute(),
    /** Cancels a ticket at the sum that was shown. */
    cancel: async (bilheteId: string): Promise<number> => {
      const url = `/api/Bilhetes/${bilheteId}/Cancelamento`;
      const { devolverCentavos } = (await ana.get(url)).json<{ data: { devolverCentavos: number } }>().data;
      return (await ana.post(url, { devolverCentavos })).statusCode;
    },
    /** Returns the sales of ended tickets, as the sweeper does. */
    sweepVendas: () => returnVendas(database, praxio, createSteps(database)),
    /** Undoes the sales that may stand although their money went back, as the sweeper does. */
    undoVendas: async () => {
      await db.deleteFrom('falha').execute();
      await undoVendas({ database, praxio, inventory: server.app.inventory, steps: createSteps(database) });
    },
  };
}

import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { createSteps } from '../../platform/jobs/steps';
import { umComprador } from '../../pedidos/testdata/comprador';
import type { Server } from '../../createServer';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { createAdiqAcquirer } from '../../adapters/adiq/adiqAcquirer';
import { createCartaoMethod } from '../cartao/cobranca/cartaoMethod';
import type { CartaoPort } from '../cartao/cartaoPort';
import { createPursueAttempt } from '../cartao/cobranca/cartaoPursuit';
import { sweepCartoes } from '../cartao/cobranca/sweepCartoes';
import { umPagador } from './umCartao';

export const past = sql<Date>`now() - interval '1 hour'`;

/** A server where Ana buys by card, with access to our rows and to the acquirer's. */
export function cartaoWorld(server: Server) {
  const { database } = server.services;
  const ana = umComprador(server);
  const acquirer: CartaoPort = createAdiqAcquirer(
    { baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao`, clientId: 'itape', clientSecret: 'itape' },
    createLocalFetch(server.app),
  );
  const pursuit = (cartao: CartaoPort) => createPursueAttempt({ database, cartao, limiteCentavos: 30_000 });
  let nextPoltrona = 1;

  return {
    ana,
    pagador: umPagador(server),
    acquirer,
    pursue: (cartao: CartaoPort, id: string) => pursuit(cartao)(id),
    poltrona: () => nextPoltrona++,
    newPedido: async () => (await ana.order([nextPoltrona++])).id,
    situacaoOf: async (id: string) => (await ana.read(id)).situacao,
    /** Runs the sweeper once, with another acquirer if given; the waits that follow failures are over. */
    sweep: async (cartao: CartaoPort = acquirer) => {
      await database.db.updateTable('falha').set({ tentar_em: past }).execute();
      const pursueAttempt = pursuit(cartao);
      const method = createCartaoMethod({ database, cartao, pursueAttempt });
      const concludePedido = async (id: string) => (await ana.conclude(id)).situacao;
      await sweepCartoes({ database, pursueAttempt, method, concludePedido, steps: createSteps(database) });
    },
    ...cartaoRows(database.db),
    ...clockOf(database.db),
  };
}

/** The rows of an order's card payments, ours and the acquirer's. */
function cartaoRows(db: Reader) {
  const attempts = (pedidoId: string) =>
    db.selectFrom('cobranca_cartao').selectAll().where('pedido_id', '=', pedidoId).orderBy('tentativa').execute();
  const keysOf = async (pedidoId: string) => (await attempts(pedidoId)).map(({ chave }) => chave);
  return {
    attempts,
    attempt: async (pedidoId: string) => {
      const last = (await attempts(pedidoId)).at(-1);
      if (!last) throw new Error('no card was tried');
      return last;
    },
    owed: (pedidoId: string) => db.selectFrom('estorno').selectAll().where('pedido_id', '=', pedidoId).execute(),
    /** The payments of an order at the acquirer. */
    paymentsOf: async (pedidoId: string) => {
      const keys = await keysOf(pedidoId);
      if (keys.length === 0) return [];
      return db
        .selectFrom('sandbox_cartao_pagamento')
        .selectAll()
        .where('chave', 'in', keys)
        .orderBy('chave')
        .execute();
    },
    /** Puts a captured payment back to `autorizada`, as after a capture that got no answer. */
    onlyReserved: async (pedidoId: string) => {
      await db
        .updateTable('cobranca_cartao')
        .set({ situacao: 'autorizada', consultar_em: past })
        .where('pedido_id', '=', pedidoId)
        .where('destino', '=', 'aceito')
        .execute();
      await db
        .updateTable('sandbox_cartao_pagamento')
        .set({ situacao: 'authorized' })
        .where('chave', 'in', await keysOf(pedidoId))
        .where('situacao', '=', 'captured')
        .execute();
    },
  };
}

/** Moves the instants of an order into the past. */
const clockOf = (db: Reader) => ({
  /** Makes the attempts of an order due for the sweeper. */
  due: (pedidoId: string) =>
    db
      .updateTable('cobranca_cartao')
      .set({ consultar_em: past, ocupada_ate: null })
      .where('pedido_id', '=', pedidoId)
      .where('consultar_em', 'is not', null)
      .execute(),
  endHold: async (pedidoId: string) => {
    const { reserva_id } = await db
      .selectFrom('pedido')
      .select('reserva_id')
      .where('id', '=', pedidoId)
      .executeTakeFirstOrThrow();
    await db.updateTable('pedido').set({ expira_em: past }).where('id', '=', pedidoId).execute();
    await db.updateTable('reserva').set({ expira_em: past }).where('id', '=', reserva_id).execute();
    await db.updateTable('ocupacao').set({ expira_em: past }).where('reserva_id', '=', reserva_id).execute();
  },
});

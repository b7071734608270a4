import { sql } from 'kysely';
import type { Bilhete } from '../../../../src/domain/wire/bilhetes/bilhetes';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { umComprador } from '../../../pedidos/testdata/comprador';
import { createBank } from '../../../sandbox/pix/bank';

/** Tickets of trips that were made, and their ratings over the wire. */
export function viagemFeita(server: () => Server) {
  const db = () => server().services.database.db;

  /** A ticket that somebody bought, for a trip to come. */
  const buy = async (who: string, poltrona: number): Promise<string> => {
    const buyer = umComprador(server(), who);
    const { id } = await buyer.order([poltrona]);
    await createBank(server().services.database).pay((await buyer.charge(id)).txid);
    const bilheteId = (await buyer.conclude(id)).itens[0]?.bilheteId;
    if (!bilheteId) throw new Error('no ticket was issued');
    return bilheteId;
  };

  /** The ticket says that its coach arrives at this moment, an interval from now: `-2 hours`. */
  const arriveAt = (bilheteId: string, fromNow: string): Promise<unknown> =>
    sql`update pedido_item i set viagem = jsonb_set(i.viagem::jsonb, '{chegada,instante}', to_jsonb(now() + ${fromNow}::interval))
      from bilhete b where b.id = ${bilheteId}::uuid and i.pedido_id = b.pedido_id and i.n = b.n`.execute(db());

  /** Operations say this of a ticket's departure. */
  const say = (bilheteId: string, situacao: string, atraso = 0): Promise<unknown> =>
    sql`insert into partida_status(partida_id, situacao, atraso_min)
      select i.viagem_id, ${situacao}, ${atraso}::int from bilhete b
      join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n where b.id = ${bilheteId}::uuid
      on conflict (partida_id) do update set situacao = excluded.situacao, atraso_min = excluded.atraso_min`.execute(
      db(),
    );

  const rate = (who: string, bilheteId: string, nota: number, texto?: string) =>
    server().app.inject({
      method: 'PUT',
      url: `/api/Bilhetes/${bilheteId}/Avaliacao`,
      headers: signedInAs(who),
      payload: { nota, ...(texto !== undefined && { texto }) },
    });

  const read = async (who: string, bilheteId: string): Promise<Bilhete> =>
    (await server().app.inject({ url: `/api/Bilhetes/${bilheteId}`, headers: signedInAs(who) })).json<{
      data: Bilhete;
    }>().data;

  return { db, buy, arriveAt, say, rate, read };
}

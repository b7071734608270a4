import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Server } from '../../server/createServer';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import { signedInAs } from './startServer';

interface Who {
  who?: string;
  /** Null sends none. */
  key?: string | null;
}

/** Requests a hold, by default under a new key. */
export const reserve = ({ app }: Server, trechos: object[], { who = 'ana', key = randomUUID() }: Who = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/Reservas',
    headers: { ...signedInAs(who), ...(key === null ? {} : { 'idempotency-key': key }) },
    payload: { trechos },
  });

/** The hold of a response. */
export const reservaOf = (reply: { json: <T>() => T }): Reserva => reply.json<{ data: Reserva }>().data;

/** Sets the expiry of a hold to `ms` milliseconds from now; negative for the past. */
export async function endIn({ services }: Server, id: string, ms: number): Promise<void> {
  const { db } = services.database;
  const ends = sql`now() + make_interval(secs => ${ms / 1000})`;
  // Locked in order, as the product does.
  await sql`
    with presa as materialized (
      select ctid from ocupacao where reserva_id = ${id}::uuid order by partida_id, poltrona, perna for update)
    update ocupacao o set expira_em = ${ends} from presa where o.ctid = presa.ctid`.execute(db);
  await sql`update tarifa_vaga set expira_em = ${ends} where reserva_id = ${id}::uuid`.execute(db);
  await sql`update reserva set expira_em = ${ends} where id = ${id}::uuid`.execute(db);
}

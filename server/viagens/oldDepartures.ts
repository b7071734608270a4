import { sql } from 'kysely';
import type { Database } from '../platform/database/database';

/** A ticket is good for a year; a departure on which nobody sat is not looked for after that. */
const KEPT_DAYS = 400;
const BATCH = 5000;

/** Takes out departures that ran long ago without anybody's seat or order; a batch a turn, for there are many. */
export const purgeDepartures = ({ db }: Database): Promise<unknown> =>
  sql`
    delete from partida where id in (
      select p.id from partida p
      where p.saida < now() - make_interval(days => ${KEPT_DAYS}::int)
        and not exists (select 1 from pedido_item i where i.viagem_id = p.id)
        and not exists (select 1 from ocupacao o where o.partida_id = p.id)
      limit ${BATCH}::int)`.execute(db);

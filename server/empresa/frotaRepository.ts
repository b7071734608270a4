/** Reads `partida` of the trips' room: the fleet is shown by the departures it is used for. */
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Number of departures of each coach layout within the next seven days, the most used layout first. */
export const countPartidasByLayout = (reader: Reader): Promise<{ layout_id: number; partidas: number }[]> =>
  reader
    .selectFrom('partida')
    .select(['layout_id', sql<number>`count(*)::int`.as('partidas')])
    .where('saida', '>=', sql<Date>`now()`)
    .where('saida', '<', sql<Date>`now() + interval '7 days'`)
    .where('situacao', '=', 'programada')
    .groupBy('layout_id')
    .orderBy('partidas', 'desc')
    .orderBy('layout_id')
    .execute();

/** Reads `tarifa_vaga` of the room of holds: a price says what the next promotional seat costs. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';

/** How many promotional seats are held or sold, by departure and rule; no row where it is none. */
export const countVagas = (db: Reader, partidaIds: readonly string[], regraIds: readonly string[]) =>
  db
    .selectFrom('tarifa_vaga')
    .select(['partida_id', 'regra_id', sql<number>`count(*)::int`.as('vagas')])
    .where('partida_id', '=', sql<string>`any(${[...partidaIds]}::bigint[])`)
    .where('regra_id', '=', sql<string>`any(${[...regraIds]}::uuid[])`)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .groupBy(['partida_id', 'regra_id'])
    .execute();

import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';

const BATCH = 20;
/** How long a word of operations is left to be taken back before something follows from it. */
const WAIT_MINUTES = 10;

/** A departure that left late, and since when operations say so. */
export interface Atrasada {
  partidaId: string;
  desde: Date;
}

const due = sql`
  select partida_id, desde from partida_atrasada a
  where a_compensar and dito_em <= now() - make_interval(mins => ${WAIT_MINUTES}::int)
    and ${isFree('cupom_atraso', sql`a.partida_id::text`)}`;

/** SQL: whether a delay is to be made good. */
export const hasAtrasadasDue = (): Due => someRow(due);

/** Departures whose delay is to be made good, those that wait longest first. */
export async function listAtrasadas(db: Reader): Promise<Atrasada[]> {
  const { rows } = await sql<{ partida_id: string; desde: Date }>`
    ${due} order by dito_em, partida_id limit ${BATCH}`.execute(db);
  return rows.map(({ partida_id, desde }) => ({ partidaId: partida_id, desde }));
}

/** Operations say that a departure left late; each word of theirs makes the wait begin anew. */
export const noteAtrasada = (tx: Tx, id: string): Promise<unknown> =>
  sql`
    insert into partida_atrasada(partida_id) values (${id}::bigint)
    on conflict (partida_id) do update set dito_em = now(), a_compensar = true`.execute(tx);

/** They took it back. */
export const dropAtrasada = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('partida_atrasada').where('partida_id', '=', id).execute();

/** The delay of a departure is made good, until operations say something new of it. */
export const endAtrasada = (tx: Tx, id: string): Promise<unknown> =>
  tx.updateTable('partida_atrasada').set({ a_compensar: false }).where('partida_id', '=', id).execute();

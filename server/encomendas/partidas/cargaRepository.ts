/** Reads `partida` of the trips' room: parcels are loaded on departures, and the lock serializes what is loaded. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** Grams of parcels that departures carry; a departure without parcels is absent. */
export async function loadOf(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; gramas: number }>`
    select e.partida_id as id, sum((c.pesos->>'realGramas')::int)::int as gramas
    from encomenda_evento e
    join encomenda_cobranca c on c.encomenda_id = e.encomenda_id and c.motivo = 'frete'
    where e.ordem = 2 and e.partida_id = any(${[...ids]}::bigint[])
    group by e.partida_id`.execute(db);
  return new Map(rows.map(({ id, gramas }) => [id, gramas]));
}

/** A departure, locked until the transaction ends; or undefined. */
export const lockPartida = (tx: Tx, id: string) =>
  tx
    .selectFrom('partida')
    .select(['id', 'linha_id', 'saida', 'situacao'])
    .where('id', '=', sql<string>`${id}::bigint`)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Id of the line's latest departure that has left the stop `minutos` after the line's start; or null. */
export async function findLastPartida(tx: Tx, linhaId: number, minutos: number): Promise<string | null> {
  const row = await tx
    .selectFrom('partida')
    .select('id')
    .where('linha_id', '=', linhaId)
    .where('saida', '<', sql<Date>`now() - make_interval(mins => ${minutos}::int)`)
    .orderBy('saida', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

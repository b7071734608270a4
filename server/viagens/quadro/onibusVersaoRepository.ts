/** Reads `ocupacao`, `pedido_item`, `encomenda_evento` of other rooms through `findWithPeople`. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** The coaches that staff drew. */
export const listVersoesDeOnibus = (db: Reader) => db.selectFrom('layout_versao').selectAll().execute();

/** Notes who drew a coach and whose place it takes; false where another one has taken that place already. */
export async function insertVersaoDeOnibus(
  tx: Tx,
  versao: { layout_id: number; substitui: number | null; autor: string; autor_nome: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('layout_versao')
    .values(versao)
    .onConflict((one) => one.column('substitui').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The next id of a coach; none is given twice. The caller holds the lock of the timetable. */
export async function nextLayoutId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from layout`.execute(tx);
  return rows[0]?.id ?? 1;
}

/** Gives the timetable entries of a coach another one. @returns their ids. */
export async function moveHorarios(tx: Tx, de: number, para: number): Promise<number[]> {
  const rows = await tx
    .updateTable('horario')
    .set({ layout_id: para })
    .where('layout_id', '=', de)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Future departures of some timetable entries that have a coach by the timetable, in the order of their ids. */
export async function listPartidasCom(tx: Tx, layoutId: number, horarios: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from partida p left join partida_onibus b on b.partida_id = p.id
    where p.horario_id = any(${[...horarios]}::int[]) and p.layout_id = ${layoutId}::int and p.saida > now()
      and b.partida_id is null
    order by p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps the coach of departures, whatever the timetable says; those with a coach of their own go back to the new one. */
export async function keepOnibus(tx: Tx, ids: readonly string[], de: number, para: number): Promise<void> {
  await sql`
    insert into partida_onibus(partida_id, layout_id, capacidade, previsto_id)
    select id, layout_id, capacidade, ${para}::int from partida where id = any(${[...ids]}::bigint[])`.execute(tx);
  await sql`update partida_onibus set previsto_id = ${para}::int where previsto_id = ${de}::int`.execute(tx);
}

export interface UsoDeOnibus {
  layout_id: number;
  horarios: number;
  partidas: number;
}

/** Timetable entries and future departures of each coach. */
export async function countUso(db: Reader): Promise<Map<number, UsoDeOnibus>> {
  const { rows } = await sql<UsoDeOnibus>`
    select y.id as layout_id,
      (select count(*)::int from horario h where h.layout_id = y.id) as horarios,
      coalesce(p.partidas, 0)::int as partidas
    from layout y
    left join (select layout_id, count(*) as partidas from partida where saida > now() group by layout_id) p
      on p.layout_id = y.id`.execute(db);
  return new Map(rows.map((row) => [row.layout_id, row]));
}

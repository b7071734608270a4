/** Reads `ocupacao`, `pedido` of other rooms: a coach changes only where every taken seat exists in the new one. */
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader, Tx } from '../../platform/database/database';

/** A seat that somebody has, beside the same number in another coach. */
export interface PoltronaNaTroca {
  poltrona: number;
  motivo: 'inexistente' | 'outra_classe' | null;
  localizador: string | null;
}

/** The taken seats of a departure, each with the reason why another coach does not have it; null where it does. */
export async function comparePoltronas(db: Reader, id: string, layoutId: number): Promise<PoltronaNaTroca[]> {
  const { rows } = await sql<PoltronaNaTroca>`
    select o.poltrona,
      case when novo.poltrona is null then 'inexistente' when novo.classe <> atual.classe then 'outra_classe' end as motivo,
      min(d.localizador) as localizador
    from partida p
    join ocupacao o on o.partida_id = p.id and (o.expira_em is null or o.expira_em > now())
    left join layout_poltrona atual on atual.layout_id = p.layout_id and atual.poltrona = o.poltrona
    left join layout_poltrona novo on novo.layout_id = ${layoutId}::int and novo.poltrona = o.poltrona
    left join pedido d on d.reserva_id = o.reserva_id
    where p.id = ${id}::bigint
    group by o.poltrona, novo.poltrona, novo.classe, atual.classe
    order by o.poltrona`.execute(db);
  return rows;
}

/** The coach of the timetable where operations chose another one for a departure. */
export async function findPrevisto(db: Reader, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('partida_onibus')
    .select('previsto_id')
    .where('partida_id', '=', id)
    .executeTakeFirst();
  return row?.previsto_id;
}

/** Whether the operator's system decides the coach of a departure. */
export async function isOperadoras(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('operadora_partida')
    .select('partida_id')
    .where('partida_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

interface Troca {
  id: string;
  de: number;
  para: { id: number; lugares: number };
  autor: string;
}

/** Gives a departure another coach, and keeps who did it; the choice ends where it is the timetable's coach again. */
export async function changeOnibus(tx: Tx, { id, de, para, autor }: Troca): Promise<void> {
  await tx.updateTable('partida').set({ layout_id: para.id, capacidade: para.lugares }).where('id', '=', id).execute();
  const chosen = { layout_id: para.id, capacidade: para.lugares };
  await tx
    .insertInto('partida_onibus')
    .values({ partida_id: id, previsto_id: de, ...chosen })
    .onConflict((one) => one.column('partida_id').doUpdateSet(chosen))
    .execute();
  await sql`delete from partida_onibus where partida_id = ${id}::bigint and layout_id = previsto_id`.execute(tx);
  await tx
    .insertInto('partida_onibus_registro')
    .values({ id: v7(), partida_id: id, de, para: para.id, autor })
    .execute();
}

const MAXIMO = 20;

/** The latest changes of a departure's coach, the latest first. */
export const listTrocas = (db: Reader, id: string) =>
  db
    .selectFrom('partida_onibus_registro')
    .select(['id', 'de', 'para', 'autor', 'em'])
    .where('partida_id', '=', id)
    .orderBy('em', 'desc')
    .orderBy('id', 'desc')
    .limit(MAXIMO)
    .execute();

/** The latest statuses that a departure was given, the latest first. */
export const listInformados = (db: Reader, id: string) =>
  db
    .selectFrom('partida_status_registro')
    .select(['id', 'acao', 'antes', 'depois', 'autor', 'em'])
    .where('partida_id', '=', id)
    .orderBy('em', 'desc')
    .orderBy('id', 'desc')
    .limit(MAXIMO)
    .execute();

/** The latest acts on a departure, as one text: it changes with each of them. */
export async function readVersao(db: Reader, id: string): Promise<string> {
  const latest = (table: 'partida_status_registro' | 'partida_onibus_registro') => sql<string>`
    coalesce((select r.id::text from ${sql.table(table)} r where r.partida_id = ${id}::bigint
      order by r.em desc, r.id desc limit 1), '-')`;
  const { rows } = await sql<{ versao: string }>`
    select ${latest('partida_status_registro')} || '/' || ${latest('partida_onibus_registro')} as versao`.execute(db);
  return rows[0]?.versao ?? '';
}

/** Deletes old changes of coaches; the database refuses it before five years are over. */
export const forgetTrocas = (db: Reader, anos: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from partida_onibus_registro where id in (
        select id from partida_onibus_registro where em < now() - make_interval(years => ${anos}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

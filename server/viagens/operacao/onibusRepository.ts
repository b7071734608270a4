import { sql } from 'kysely';
import { v7 } from 'uuid';
import { affected, inBatches, LOTE } from '../../platform/database/batches';
import type { Reader, Tx } from '../../platform/database/database';

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
  motivo: string | null;
}

/**
 * Gives a departure another coach, and keeps who did it; the choice ends where it is the timetable's coach again.
 * @returns the id of the entry in the log.
 */
export async function changeOnibus(tx: Tx, { id, de, para, autor, motivo }: Troca): Promise<string> {
  await tx.updateTable('partida').set({ layout_id: para.id, capacidade: para.lugares }).where('id', '=', id).execute();
  const chosen = { layout_id: para.id, capacidade: para.lugares };
  await tx
    .insertInto('partida_onibus')
    .values({ partida_id: id, previsto_id: de, ...chosen })
    .onConflict((one) => one.column('partida_id').doUpdateSet(chosen))
    .execute();
  await sql`delete from partida_onibus where partida_id = ${id}::bigint and layout_id = previsto_id`.execute(tx);
  const registroId = v7();
  await tx
    .insertInto('partida_onibus_registro')
    .values({ id: registroId, partida_id: id, de, para: para.id, autor, motivo })
    .execute();
  return registroId;
}

const MAXIMO = 20;

/** How many people a change of coaches moved to another seat. */
const countMudancas = sql<number>`(select count(*)::int from mudanca_poltrona m
  where m.registro_id = partida_onibus_registro.id and m.de <> m.para)`.as('mudancas');

/** The latest changes of a departure's coach, the latest first. */
export const listTrocas = (db: Reader, id: string) =>
  db
    .selectFrom('partida_onibus_registro')
    .select(['id', 'de', 'para', 'autor', 'motivo', 'em'])
    .select(countMudancas)
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

import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { MAXIMO_ALERTAS } from '../../../src/domain/avisos/alertaDePreco';
import { activeWords } from '../../../src/words/active';
import type { NovoAlerta } from '../../../src/domain/wire/avisos/alertasDePreco';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';
import { someRow, type Due } from '../../platform/jobs/someRow';

export type AlertaRow = Selectable<Tables['alerta_preco']>;

/** Pairs of places and days whose price is asked for in one run. */
const BATCH = 100;
/** A price is compared at most so often. */
const LOOK_MINUTES = 10;

const unlooked = sql`avisado_em is null and data >= ${today} and olhado_em <= now() - make_interval(mins => ${LOOK_MINUTES})`;

/** SQL: whether an alert is to be compared, or its day is over. */
export const hasAlertasDue = (): Due =>
  someRow(sql`select 1 from alerta_preco where ${unlooked}`, sql`select 1 from alerta_preco where data < ${today}`);

/**
 * Takes the open alerts of a batch of pairs and days, those that wait longest first. They are not taken again for ten
 * minutes, also by another process.
 */
export async function claimAlertas(db: Reader): Promise<AlertaRow[]> {
  const { rows } = await sql<AlertaRow>`
    with busca as (
      select origem_id, destino_id, data from alerta_preco where ${unlooked}
      group by origem_id, destino_id, data order by min(olhado_em) limit ${BATCH})
    update alerta_preco a set olhado_em = now() from busca b
    where a.origem_id = b.origem_id and a.destino_id = b.destino_id and a.data = b.data and a.avisado_em is null
    returning a.*`.execute(db);
  return rows;
}

/** A person's alerts, by day; told ones too where asked for. */
export const listAlertaRows = (reader: Reader, dono: string, quais: 'abertos' | 'todos'): Promise<AlertaRow[]> =>
  reader
    .selectFrom('alerta_preco')
    .selectAll()
    .where('dono', '=', dono)
    .$if(quais === 'abertos', (query) => query.where('avisado_em', 'is', null).where('data', '>=', today))
    .orderBy('data')
    .orderBy('id')
    .execute();

const ofBusca = (tx: Tx, dono: string, { localidadeOrigem, localidadeDestino, data }: NovoAlerta) =>
  tx
    .selectFrom('alerta_preco')
    .where('dono', '=', dono)
    .where('data', '=', data)
    .where('origem_id', '=', Number(localidadeOrigem))
    .where('destino_id', '=', Number(localidadeDestino));

/** A person's open alert for a pair of places and a day. */
export const findOpenAlerta = (tx: Tx, dono: string, busca: NovoAlerta): Promise<AlertaRow | undefined> =>
  ofBusca(tx, dono, busca).where('avisado_em', 'is', null).selectAll().executeTakeFirst();

/** The first free place of a person's open alerts, or null. */
export async function findFreeVaga(tx: Tx, dono: string): Promise<number | null> {
  const { rows } = await sql<{ vaga: number }>`
    select g as vaga from generate_series(1, ${MAXIMO_ALERTAS}::int) g
    where not exists (select 1 from alerta_preco a where a.dono = ${dono} and a.vaga = g) order by g limit 1`.execute(
    tx,
  );
  return rows[0]?.vaga ?? null;
}

/**
 * Opens an alert in a place; one that was told before makes way for it. Undefined where a parallel request opened the same
 * alert or took the place.
 */
export async function insertAlerta(
  tx: Tx,
  { dono, vaga, vistoCentavos }: { dono: string; vaga: number; vistoCentavos: number | null },
  busca: NovoAlerta,
): Promise<AlertaRow | undefined> {
  await tx
    .deleteFrom('alerta_preco')
    .where('id', 'in', ofBusca(tx, dono, busca).where('avisado_em', 'is not', null).select('id'))
    .execute();
  return tx
    .insertInto('alerta_preco')
    .values({
      id: v7(),
      dono,
      vaga,
      origem_id: Number(busca.localidadeOrigem),
      destino_id: Number(busca.localidadeDestino),
      data: busca.data,
      visto_centavos: vistoCentavos,
      idioma: activeWords().language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Marks an alert as told, which frees its place; false where it was already, also by a parallel transaction, or is gone. */
export async function markTold(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alerta_preco')
    .set({ avisado_em: sql`now()`, vaga: null })
    .where('id', '=', id)
    .where('avisado_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's alert; false where there is none. */
export async function deleteAlerta(db: Reader, dono: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alerta_preco')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the alerts whose day is over. */
export const deleteOver = (db: Reader): Promise<unknown> =>
  db.deleteFrom('alerta_preco').where('data', '<', today).execute();

/** Deletes every alert of a person. */
export const forgetAlertas = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('alerta_preco').where('dono', '=', dono).execute();

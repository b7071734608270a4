/**
 * Reads `partida`, `linha_par`, `tarifa`, `layout_poltrona` of the room of trips and `ocupacao` of that of holds: they say
 * whether a seat is free.
 */
import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { MAXIMO_ESPERAS } from '../../../src/domain/avisos/listaDeEspera';
import { activeWords } from '../../../src/words/active';
import type { NovaEspera } from '../../../src/domain/wire/avisos/listaDeEspera';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { anyOf, someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';

export type EsperaRow = Selectable<Tables['lista_espera']>;

/** A section of a departure on the day on which it is boarded. */
export interface TrechoEsperado extends NovaEspera {
  data: string;
}

const BATCH = 200;

/** SQL: the departure `p` and its section `par` of the wait `e`. */
const partida = sql`
  partida p join linha_par par
    on p.id = e.viagem_id and par.linha_id = p.linha_id and par.origem_id = e.origem_id and par.destino_id = e.destino_id`;
const saida = sql`p.saida + make_interval(mins => par.min_o)`;

/** SQL: a seat of a class that is sold on the section is free on each of its legs, lapsed holds included. */
const hasFreePoltrona = sql<boolean>`exists (
  select 1 from layout_poltrona s
  where s.layout_id = p.layout_id
    and exists (select 1 from tarifa t where t.linha_id = p.linha_id and t.seq_o = par.seq_o and t.seq_d = par.seq_d
      and t.classe = s.classe and t.vigente_de <= e.data)
    and not exists (select 1 from ocupacao o where o.partida_id = p.id and o.poltrona = s.poltrona
      and o.perna >= par.seq_o and o.perna < par.seq_d and (o.expira_em is null or o.expira_em > now())))`;

const esperasWithVaga = sql`
  select e.* from lista_espera e, lateral (select p.id from ${partida}
    where p.situacao = 'programada' and not p.fora_de_venda and ${saida} > now() and ${hasFreePoltrona}) livre
  where e.avisada_em is null and ${isFree('lista_espera', sql`e.id::text`)}`;

const departedEsperas = sql`
  select e.id from lista_espera e
  where not exists (select 1 from ${partida} where ${saida} > now())`;

/** SQL: whether a wait is to be told, or its departure has left. */
export const hasEsperasDue = (): Due => anyOf(someRow(esperasWithVaga), someRow(departedEsperas));

/** A batch of the waits whose departure has a free seat, the earliest first. */
export async function listEsperasWithVaga(db: Reader): Promise<EsperaRow[]> {
  const { rows } = await sql<EsperaRow>`${esperasWithVaga} order by e.criada_em, e.id limit ${BATCH}`.execute(db);
  return rows;
}

/** Whether a section of a departure has no free seat at all. */
export async function isEsgotada(db: Reader, trecho: TrechoEsperado): Promise<boolean> {
  const { viagemId, localidadeOrigem, localidadeDestino, data } = trecho;
  const { rows } = await sql<{ livre: boolean }>`
    select ${hasFreePoltrona} as livre from (select ${viagemId}::bigint as viagem_id, ${data}::date as data,
      ${localidadeOrigem}::int as origem_id, ${localidadeDestino}::int as destino_id) e, lateral (
      select * from partida where id = e.viagem_id) p, lateral (
      select * from linha_par where linha_id = p.linha_id and origem_id = e.origem_id and destino_id = e.destino_id) par`.execute(
    db,
  );
  return rows[0]?.livre === false;
}

/** A person's waits, the earliest first; told ones too where asked for. */
export const listEsperaRows = (reader: Reader, dono: string, quais: 'abertas' | 'todas'): Promise<EsperaRow[]> =>
  reader
    .selectFrom('lista_espera')
    .selectAll()
    .where('dono', '=', dono)
    .$if(quais === 'abertas', (query) => query.where('avisada_em', 'is', null))
    .orderBy('criada_em')
    .orderBy('id')
    .execute();

/** A person's open wait for a section. */
export const findOpenEspera = (tx: Tx, dono: string, trecho: TrechoEsperado): Promise<EsperaRow | undefined> =>
  ofTrecho(tx, dono, trecho).where('avisada_em', 'is', null).selectAll().executeTakeFirst();

const ofTrecho = (tx: Tx, dono: string, { viagemId, data, localidadeOrigem, localidadeDestino }: TrechoEsperado) =>
  tx
    .selectFrom('lista_espera')
    .where('dono', '=', dono)
    .where('viagem_id', '=', viagemId)
    .where('data', '=', data)
    .where('origem_id', '=', Number(localidadeOrigem))
    .where('destino_id', '=', Number(localidadeDestino));

/** The first free place of a person's open waits, or null. */
export async function findFreeVaga(tx: Tx, dono: string): Promise<number | null> {
  const { rows } = await sql<{ vaga: number }>`
    select g as vaga from generate_series(1, ${MAXIMO_ESPERAS}::int) g
    where not exists (select 1 from lista_espera e where e.dono = ${dono} and e.vaga = g) order by g limit 1`.execute(
    tx,
  );
  return rows[0]?.vaga ?? null;
}

/**
 * Opens a wait in a place; one that was told before makes way for it. Undefined where a parallel request opened the same
 * wait or took the place.
 */
export async function insertEspera(
  tx: Tx,
  { dono, vaga }: { dono: string; vaga: number },
  trecho: TrechoEsperado,
): Promise<EsperaRow | undefined> {
  await tx
    .deleteFrom('lista_espera')
    .where('id', 'in', ofTrecho(tx, dono, trecho).where('avisada_em', 'is not', null).select('id'))
    .execute();
  return tx
    .insertInto('lista_espera')
    .values({
      id: v7(),
      dono,
      vaga,
      viagem_id: trecho.viagemId,
      data: trecho.data,
      origem_id: Number(trecho.localidadeOrigem),
      destino_id: Number(trecho.localidadeDestino),
      idioma: activeWords().language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Marks a wait as told, which frees its place; false where it was already, also by a parallel transaction, or is gone. */
export async function markTold(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lista_espera')
    .set({ avisada_em: sql`now()`, vaga: null })
    .where('id', '=', id)
    .where('avisada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's wait; false where there is none. */
export async function deleteEspera(db: Reader, dono: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lista_espera')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the waits whose departure has left. */
export const deleteDeparted = (db: Reader): Promise<unknown> =>
  sql`delete from lista_espera where id in (${departedEsperas})`.execute(db);

/** Deletes every wait of a person. */
export const forgetEsperas = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('lista_espera').where('dono', '=', dono).execute();

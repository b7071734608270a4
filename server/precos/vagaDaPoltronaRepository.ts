/** The places that a seat has beside itself, of its benefit and of its extras: they follow it together, by one statement. */
import { sql } from 'kysely';
import type { TipoAdicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { Tx } from '../platform/database/database';
import { movesTable, type MovedPoltrona } from '../reservas/poltronas/mudancaPoltronaRepository';
import type { OnePoltrona } from '../reservas/poltronas/ocupacaoRepository';

/** A place that a seat of one of a reserva's parts has; `tipo` is null for that of its benefit. */
export interface VagaDaPoltrona {
  trecho: number;
  poltrona: number;
  tipo: TipoAdicional | null;
}

/** Makes every place of a reserva final. @returns the places. */
export async function confirmVagas(tx: Tx, reservaId: string): Promise<VagaDaPoltrona[]> {
  const { rows } = await sql<VagaDaPoltrona>`
    with beneficio as (
      update beneficio_vaga set expira_em = null where reserva_id = ${reservaId}::uuid returning trecho, poltrona),
    adicional as (
      update adicional_vaga set expira_em = null where reserva_id = ${reservaId}::uuid returning trecho, poltrona, tipo)
    select trecho, poltrona, null::text as tipo from beneficio
    union all select trecho, poltrona, tipo from adicional`.execute(tx);
  return rows;
}

/** Gives the places that are not final the end of their reserva. */
export async function extendVagas(tx: Tx, reservaId: string): Promise<void> {
  const end = sql`(select expira_em from reserva where id = ${reservaId}::uuid)`;
  await sql`
    with adicional as (
      update adicional_vaga set expira_em = ${end} where reserva_id = ${reservaId}::uuid and expira_em is not null)
    update beneficio_vaga set expira_em = ${end}
    where reserva_id = ${reservaId}::uuid and expira_em is not null`.execute(tx);
}

/** Moves the places of a seat along with it; without effect where the seat has none. */
export async function moveVaga(
  tx: Tx,
  reservaId: string,
  { trecho, de, para }: { trecho: number; de: number; para: number },
): Promise<void> {
  const here = sql`reserva_id = ${reservaId}::uuid and trecho = ${trecho} and poltrona = ${de}`;
  await sql`
    with adicional as (update adicional_vaga set poltrona = ${para} where ${here})
    update beneficio_vaga set poltrona = ${para} where ${here}`.execute(tx);
}

/** Moves the places of many seats along with them, all at once. */
export const moveVagas = (tx: Tx, moves: readonly MovedPoltrona[]): Promise<unknown> => {
  const here = sql`v.reserva_id = m.reserva_id and v.trecho = m.trecho and v.poltrona = m.de`;
  return sql`
    with adicional as (update adicional_vaga v set poltrona = m.para from ${movesTable(moves)} where ${here})
    update beneficio_vaga v set poltrona = m.para from ${movesTable(moves)} where ${here}`.execute(tx);
};

/** SQL: a place of this seat. */
const placeOf = ({ reservaId, viagemId, poltrona }: OnePoltrona) =>
  sql`partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`;

/** Gives the places of one seat to another reserva, whose first part it is then on. */
export async function handOverVaga(tx: Tx, poltrona: OnePoltrona, toReservaId: string): Promise<void> {
  await sql`
    with adicional as (
      update adicional_vaga set reserva_id = ${toReservaId}::uuid, trecho = 0 where ${placeOf(poltrona)})
    update beneficio_vaga set reserva_id = ${toReservaId}::uuid, trecho = 0 where ${placeOf(poltrona)}`.execute(tx);
}

/** Frees the places of one seat. */
export async function freeVaga(tx: Tx, poltrona: OnePoltrona): Promise<void> {
  await sql`
    with adicional as (delete from adicional_vaga where ${placeOf(poltrona)})
    delete from beneficio_vaga where ${placeOf(poltrona)}`.execute(tx);
}

/** Frees the places that one seat has for extras of a kind. */
export async function freeAdicionalVagas(tx: Tx, poltrona: OnePoltrona, tipo: TipoAdicional): Promise<void> {
  await sql`delete from adicional_vaga where ${placeOf(poltrona)} and tipo = ${tipo}`.execute(tx);
}

/** Deletes lapsed places. */
export async function deleteLapsedVagas(tx: Tx): Promise<void> {
  await sql`
    with adicional as (delete from adicional_vaga where expira_em <= now())
    delete from beneficio_vaga where expira_em <= now()`.execute(tx);
}

import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** A departure between two of its stops. */
export interface Legs {
  partidaId: string;
  seqO: number;
  seqD: number;
}

/** Seats of one departure between two of its stops. */
export interface PoltronasOnLegs extends Legs {
  poltronas: readonly number[];
}

/** One seat of a reserva or of a pedido, on one departure. */
export interface OnePoltrona {
  reservaId: string;
  viagemId: string;
  poltrona: number;
}

/** One leg of a seat that is held or sold. */
export interface PernaOcupada {
  partida_id: string;
  poltrona: number;
  perna: number;
  /** Fingerprint of all taken seats of the departure, of the same moment as this row. */
  estado: string;
}

/**
 * Takes seats on every leg for a reserva: one row per seat and leg, in a fixed order, so that two buyers cannot
 * deadlock. An expired row is taken over in place. `expira` null takes them for good. A departure whose seats were archived
 * has none: its row is locked, so that archiving waits, or is seen.
 * @returns the seats that somebody else has; then the caller must roll back.
 */
export async function takePoltronas(
  tx: Tx,
  reservaId: string,
  { partidaId, seqO, seqD, poltronas }: PoltronasOnLegs,
  expira: Date | null,
): Promise<number[]> {
  const { rows } = await sql<{ poltrona: number }>`
    with viva as materialized (
      select id from partida where id = ${partidaId}::bigint and ocupadas_arquivadas is null for key share)
    insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select viva.id, s, g, ${reservaId}::uuid, ${expira}::timestamptz
    from viva, unnest(${[...poltronas]}::smallint[]) s, generate_series(${seqO}::int, ${seqD}::int - 1) g
    order by s, g
    on conflict (partida_id, poltrona, perna) do update
      set reserva_id = excluded.reserva_id, expira_em = excluded.expira_em
      where ocupacao.expira_em <= now() or ocupacao.reserva_id = excluded.reserva_id
    returning poltrona`.execute(tx);
  const legs = new Map<number, number>();
  for (const { poltrona } of rows) legs.set(poltrona, (legs.get(poltrona) ?? 0) + 1);
  return poltronas.filter((poltrona) => legs.get(poltrona) !== seqD - seqO);
}

/**
 * SQL: the order of rows `o` in which seats are taken. A change of several rows locks them in it: a hold locks the row
 * of a seat that somebody has before it sees that it is not free.
 */
export const ORDEM_DAS_PERNAS = sql`o.partida_id, o.poltrona, o.perna`;

/** Deletes rows that are locked in order before. @param which `ocupacao o` with its joins and conditions. */
const deleteLocked = (tx: Tx, which: RawBuilder<unknown>): Promise<unknown> =>
  sql`
    with presa as materialized (
      select o.partida_id, o.poltrona, o.perna, o.reserva_id from ${which} order by ${ORDEM_DAS_PERNAS} for update of o)
    delete from ocupacao o using presa
    where o.partida_id = presa.partida_id and o.poltrona = presa.poltrona and o.perna = presa.perna
      and o.reserva_id = presa.reserva_id`.execute(tx);

/** Frees all seats of a reserva on some departures, held or sold. */
export async function freePoltronas(tx: Tx, reservaId: string, partidaIds: readonly string[]): Promise<void> {
  await deleteLocked(
    tx,
    sql`ocupacao o where o.partida_id = any(${[...partidaIds]}::bigint[]) and o.reserva_id = ${reservaId}::uuid`,
  );
}

const legsOf = ({ reservaId, viagemId, poltrona }: OnePoltrona) =>
  sql`ocupacao o where o.partida_id = ${viagemId}::bigint and o.poltrona = ${poltrona} and o.reserva_id = ${reservaId}::uuid`;

/** Frees one seat of a reserva; its neighbours stay as they are. */
export async function freePoltrona(tx: Tx, one: OnePoltrona): Promise<void> {
  await deleteLocked(tx, legsOf(one));
}

/** Moves one seat to another reserva by an update in place, so that nobody can take it in between. */
export async function handOverPoltrona(tx: Tx, one: OnePoltrona, toReservaId: string): Promise<void> {
  await sql`
    with presa as materialized (select o.perna from ${legsOf(one)} order by ${ORDEM_DAS_PERNAS} for update)
    update ocupacao o set reserva_id = ${toReservaId}::uuid from presa
    where o.partida_id = ${one.viagemId}::bigint and o.poltrona = ${one.poltrona} and o.perna = presa.perna
      and o.reserva_id = ${one.reservaId}::uuid`.execute(tx);
}

/** Frees what lapsed of some reservas. The expiry is tested again: a reserva confirmed meanwhile keeps its seats. */
export async function freeLapsedPoltronas(tx: Tx, reservaIds: readonly string[]): Promise<void> {
  await deleteLocked(
    tx,
    sql`ocupacao o join reserva_trecho t on t.partida_id = o.partida_id and t.reserva_id = o.reserva_id
      where t.reserva_id = any(${[...reservaIds]}::uuid[]) and o.expira_em <= now()`,
  );
}

/**
 * Locks the live rows of a reserva, in the order in which seats are taken, so that nobody takes them over.
 * @returns how many rows are locked.
 */
export async function lockLivePoltronas(tx: Tx, reservaId: string): Promise<number> {
  const { rows } = await sql`
    select 1 from ocupacao o join reserva_trecho t on t.partida_id = o.partida_id and t.reserva_id = o.reserva_id
    where t.reserva_id = ${reservaId}::uuid and o.expira_em > now()
    order by ${ORDEM_DAS_PERNAS} for update of o`.execute(tx);
  return rows.length;
}

/** Numbers of the seats that another reserva has on some of the legs; a lapsed row counts as free. */
export async function findTakenByOthers(
  tx: Tx,
  reservaId: string,
  { partidaId, seqO, seqD }: Legs,
): Promise<Set<number>> {
  const { rows } = await sql<{ poltrona: number }>`
    select distinct poltrona from ocupacao
    where partida_id = ${partidaId}::bigint and perna >= ${seqO} and perna < ${seqD}
      and (expira_em is null or expira_em > now()) and reserva_id <> ${reservaId}::uuid`.execute(tx);
  return new Set(rows.map(({ poltrona }) => poltrona));
}

/** Those of some seats that a person's own unpaid reservas hold on some of the legs. */
export async function findHeldBy(
  tx: Tx,
  dono: string,
  { partidaId, seqO, seqD, poltronas }: PoltronasOnLegs,
): Promise<number[]> {
  const { rows } = await sql<{ poltrona: number }>`
    select distinct o.poltrona from ocupacao o join reserva r on r.id = o.reserva_id
    where o.partida_id = ${partidaId}::bigint and o.poltrona = any(${[...poltronas]}::smallint[])
      and o.perna >= ${seqO} and o.perna < ${seqD} and o.expira_em > now() and r.dono = ${dono}`.execute(tx);
  return rows.map(({ poltrona }) => poltrona);
}

/** The taken seats of departures, as the watchers of coaches read them. */
export interface OcupacaoReads {
  /**
   * A fingerprint of the taken seats of each departure, by its id; a departure without any has none. It is made by the
   * database, so that a look at many departures in which nothing changed sends one row for each.
   */
  estados: (partidaIds: readonly string[]) => Promise<Map<string, string>>;
  /** Every leg of every seat that is taken now. */
  pernas: (partidaIds: readonly string[]) => Promise<PernaOcupada[]>;
}

/** The reads of the watchers on a database. */
export const ocupacaoReads = (db: Reader): OcupacaoReads => ({
  estados: (partidaIds) => readEstados(db, partidaIds),
  pernas: (partidaIds) => listPernasOcupadas(db, partidaIds),
});

/** The parts of a fingerprint, over the taken legs of a departure. */
const CONTAGEM = sql`count(*)`;
const SOMA = sql`sum(hashint8extended(poltrona::int8 * 65536 + perna, 0))`;

async function readEstados(db: Reader, partidaIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ partida_id: string; estado: string }>`
    select partida_id, ${CONTAGEM} || ':' || ${SOMA} as estado
    from ocupacao
    where partida_id = any(${[...partidaIds]}::bigint[]) and (expira_em is null or expira_em > now())
    group by partida_id`.execute(db);
  return new Map(rows.map(({ partida_id: id, estado }) => [id, estado]));
}

async function listPernasOcupadas(db: Reader, partidaIds: readonly string[]): Promise<PernaOcupada[]> {
  const { rows } = await sql<PernaOcupada>`
    select partida_id, poltrona, perna, ${CONTAGEM} over todas || ':' || ${SOMA} over todas as estado
    from ocupacao
    where partida_id = any(${[...partidaIds]}::bigint[]) and (expira_em is null or expira_em > now())
    window todas as (partition by partida_id)`.execute(db);
  return rows;
}

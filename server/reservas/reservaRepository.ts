import { sql, type Insertable } from 'kysely';
import type { Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { someRow, type Due } from '../platform/jobs/someRow';
import { isUuid } from '../platform/http/validation/uuid';
import type { OnePoltrona, PoltronasOnLegs } from './poltronas/ocupacaoRepository';
import type { SituacaoReserva } from './tables';

/** A part of a reserva with its seats. */
export interface Part extends PoltronasOnLegs {
  n: number;
}

/** A new reserva: its own row, its parts and its seats. */
export interface NewReserva {
  reserva: Insertable<Tables['reserva']>;
  trechos: readonly Insertable<Tables['reserva_trecho']>[];
  poltronas: readonly Insertable<Tables['reserva_poltrona']>[];
}

/** Inserts a reserva with its parts and seats by one statement; the seats themselves are taken before. */
export async function insertReserva(tx: Tx, { reserva, trechos, poltronas }: NewReserva): Promise<void> {
  await tx
    .with('nova', (db) => db.insertInto('reserva').values(reserva))
    .with('trecho', (db) => db.insertInto('reserva_trecho').values([...trechos]))
    .insertInto('reserva_poltrona')
    .values([...poltronas])
    .execute();
}

/**
 * Locks a reserva until the transaction ends: ordering, confirming, releasing and sweeping wait for each other here. An id
 * that is no UUID names none.
 */
export async function lockReserva(tx: Tx, id: string): Promise<SituacaoReserva | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await tx.selectFrom('reserva').select('situacao').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.situacao;
}

/** Locks a reserva. @returns true where it is active and its end has not come. */
export async function lockLiveReserva(tx: Tx, id: string): Promise<boolean> {
  const reserva = await tx
    .selectFrom('reserva')
    .select(['situacao', sql<boolean>`expira_em > now()`.as('viva')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return reserva?.situacao === 'ativa' && reserva.viva;
}

/** Marks a reserva as sold. */
export const setConfirmed = (tx: Tx, id: string): Promise<unknown> =>
  tx.updateTable('reserva').set({ situacao: 'confirmada' }).where('id', '=', id).execute();

/** Marks a reserva as released now. */
export const setReleased = (tx: Tx, id: string): Promise<unknown> =>
  tx
    .updateTable('reserva')
    .set({ situacao: 'liberada', liberada_em: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

const lapsedReservas = sql`select id from reserva where situacao = 'ativa' and expira_em <= now()`;

/** SQL: whether {@link endLapsedReservas} finds one. Benefits and coupons lapse at the same time. */
export const hasLapsedReservas = (): Due => someRow(lapsedReservas);

/** Ends active reservas whose time is over, up to 500, skipping those that are locked. @returns their ids. */
export async function endLapsedReservas(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reserva set situacao = 'liberada' where id in (
      ${lapsedReservas}
      order by id limit 500 for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The parts of a reserva with their seats, in the order in which departures are always taken. */
export async function listParts(tx: Tx, id: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select t.n, t.partida_id as "partidaId", t.seq_o as "seqO", t.seq_d as "seqD",
           array_agg(p.poltrona order by p.poltrona) as poltronas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${id}::uuid
    group by t.n, t.partida_id, t.seq_o, t.seq_d
    order by t.partida_id`.execute(tx);
  return rows;
}

/** Puts another seat in the place of one of a reserva; `trecho` is the number of its part. */
export async function replacePoltrona(
  tx: Tx,
  id: string,
  { trecho, de, para }: { trecho: number; de: number; para: number },
): Promise<void> {
  await sql`
    update reserva_poltrona set poltrona = ${para}
    where reserva_id = ${id}::uuid and n = ${trecho} and poltrona = ${de}`.execute(tx);
}

/** Copies one sold seat into a reserva of its own; the seat itself stays with its owner until it is handed over. */
export async function prepareHandOver(
  tx: Tx,
  { reservaId, viagemId, poltrona }: OnePoltrona,
  toReservaId: string,
): Promise<void> {
  await sql`
    insert into reserva(id, dono, situacao, expira_em)
    select ${toReservaId}::uuid, dono, 'confirmada', expira_em from reserva where id = ${reservaId}::uuid`.execute(tx);
  await sql`
    insert into reserva_trecho(reserva_id, n, partida_id, seq_o, seq_d)
    select ${toReservaId}::uuid, 0, partida_id, seq_o, seq_d from reserva_trecho
    where reserva_id = ${reservaId}::uuid and partida_id = ${viagemId}::bigint`.execute(tx);
  await sql`
    insert into reserva_poltrona(
      reserva_id, n, poltrona, classe, tarifa, pedagio, embarque, seguro, regras)
    select ${toReservaId}::uuid, 0, p.poltrona, p.classe, p.tarifa, p.pedagio, p.embarque, p.seguro, p.regras
    from reserva_poltrona p join reserva_trecho t on t.reserva_id = p.reserva_id and t.n = p.n
    where p.reserva_id = ${reservaId}::uuid and t.partida_id = ${viagemId}::bigint and p.poltrona = ${poltrona}`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';

/** One seat of a hold or an order, on one departure. */
export interface OneSeat {
  reservaId: string;
  viagemId: string;
  poltrona: number;
}

/** Gives one sold seat back to the others, and the gratuity's place with it; its neighbours stay sold. */
export async function freeSeat(tx: Tx, { reservaId, viagemId, poltrona }: OneSeat): Promise<void> {
  await sql`
    delete from beneficio_vaga
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
  await sql`
    delete from ocupacao
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
}

/** A hold of its own for one sold seat, which the seat's owner keeps until {@link handOverSeat}. */
export async function prepareHandOver(
  tx: Tx,
  { reservaId, viagemId, poltrona }: OneSeat,
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
    insert into reserva_poltrona(reserva_id, n, poltrona, classe, tarifa, pedagio, embarque, seguro)
    select ${toReservaId}::uuid, 0, p.poltrona, p.classe, p.tarifa, p.pedagio, p.embarque, p.seguro
    from reserva_poltrona p join reserva_trecho t on t.reserva_id = p.reserva_id and t.n = p.n
    where p.reserva_id = ${reservaId}::uuid and t.partida_id = ${viagemId}::bigint and p.poltrona = ${poltrona}`.execute(
    tx,
  );
}

/** The seat is the other hold's from now on, and the gratuity's place with it: nobody can come in between. */
export async function handOverSeat(
  tx: Tx,
  { reservaId, viagemId, poltrona }: OneSeat,
  toReservaId: string,
): Promise<void> {
  await sql`
    update beneficio_vaga set reserva_id = ${toReservaId}::uuid, trecho = 0
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
  await sql`
    update ocupacao set reserva_id = ${toReservaId}::uuid
    where partida_id = ${viagemId}::bigint and poltrona = ${poltrona} and reserva_id = ${reservaId}::uuid`.execute(tx);
}

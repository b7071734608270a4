import { sql } from 'kysely';
import type { Catalogue } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import type { SeatMove } from './inventory';
import { takeSeats } from './seats';
import { seatsTogether } from './seatsTogether';
import { insideSavepoint, lock, partsOf, setConfirmed, type Part } from './transitions';

/**
 * Takes other seats for good where those of a lapsed hold are gone: of the same coach and class, together, as near to
 * the old ones as may be. Null where some part has none; then nothing has changed.
 */
export async function relocate(tx: Tx, catalogue: Catalogue, id: string): Promise<SeatMove[] | null> {
  if ((await lock(tx, id)) === undefined) return null;
  const parts = await partsOf(tx, id);
  const moves: SeatMove[] = [];
  const done = await insideSavepoint(tx, async () => {
    for (const part of parts) {
      const found = await movePart(tx, catalogue, id, part);
      if (found === null) return false;
      moves.push(...found);
    }
    await setConfirmed(tx, id);
    return true;
  });
  return done ? moves : null;
}

async function movePart(tx: Tx, catalogue: Catalogue, id: string, part: Part): Promise<SeatMove[] | null> {
  const { layout_id } = await tx
    .selectFrom('partida')
    .select('layout_id')
    .where('id', '=', part.partidaId)
    .executeTakeFirstOrThrow();
  const layout = catalogue.layout(layout_id);
  if (!layout) return null;
  const taken = await takenByOthers(tx, id, part);
  const para = seatsTogether(layout.poltronas, part.poltronas, taken);
  if (para === null) return null;
  const lost = await takeSeats(tx, id, { ...part, poltronas: [...para].sort((a, b) => a - b) }, null);
  if (lost.length > 0) return null;
  const moves = part.poltronas
    .map((de, i) => ({ trecho: part.n, de, para: para[i] ?? de }))
    .filter(({ de, para: to }) => de !== to);
  for (const move of moves) await moveSeat(tx, id, part.partidaId, move);
  return moves;
}

/** Seats that somebody else has on some of the legs; a lapsed row is nobody's. */
async function takenByOthers(tx: Tx, id: string, { partidaId, seqO, seqD }: Part): Promise<Set<number>> {
  const { rows } = await sql<{ poltrona: number }>`
    select distinct poltrona from ocupacao
    where partida_id = ${partidaId}::bigint and perna >= ${seqO} and perna < ${seqD}
      and reserva_id <> ${id}::uuid and (expira_em is null or expira_em > now())`.execute(tx);
  return new Set(rows.map(({ poltrona }) => poltrona));
}

async function moveSeat(tx: Tx, id: string, partidaId: string, { trecho, de, para }: SeatMove): Promise<void> {
  await sql`
    update reserva_poltrona set poltrona = ${para}
    where reserva_id = ${id}::uuid and n = ${trecho} and poltrona = ${de}`.execute(tx);
  await sql`
    update beneficio_vaga set poltrona = ${para}
    where reserva_id = ${id}::uuid and trecho = ${trecho} and poltrona = ${de}`.execute(tx);
  await sql`
    delete from ocupacao
    where partida_id = ${partidaId}::bigint and reserva_id = ${id}::uuid and poltrona = ${de}`.execute(tx);
}

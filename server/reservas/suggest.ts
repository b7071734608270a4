import { sql } from 'kysely';
import { sugerirTrocas, type Troca } from '../../src/domain/poltronasJuntas';
import type { Layout } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import type { SeatsOnLegs } from './seats';

/** Free seats of the same classes in the place of those that somebody else has, as the departure stands now. */
export async function suggestInstead(
  tx: Tx,
  reservaId: string,
  { partidaId, seqO, seqD, poltronas, layout }: SeatsOnLegs & { layout: Layout },
  perdidas: readonly number[],
): Promise<Troca[]> {
  // What this very attempt has taken is about to be given back.
  const { rows } = await sql<{ poltrona: number }>`
    select distinct poltrona from ocupacao
    where partida_id = ${partidaId}::bigint and perna >= ${seqO} and perna < ${seqD}
      and (expira_em is null or expira_em > now()) and reserva_id <> ${reservaId}::uuid`.execute(tx);
  const taken = new Set(rows.map(({ poltrona }) => poltrona));
  const assentos = layout.poltronas.map((seat) => ({ ...seat, livre: !taken.has(seat.numero) }));
  return sugerirTrocas(assentos, { perdidas, mantidas: poltronas.filter((numero) => !perdidas.includes(numero)) });
}

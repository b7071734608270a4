/** Reads `pedido` of another room: how long paid orders wait. */
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Seconds since the oldest order that was paid, and has neither ticket nor refund, moved; 0 without one. */
export async function oldestPaidS(reader: Reader): Promise<number> {
  const { rows } = await sql<{ s: number }>`
    select coalesce(extract(epoch from now() - min(atualizado_em)), 0)::float8 as s from pedido
    where situacao in ('pago','emitindo','pago_sem_poltrona')`.execute(reader);
  return rows[0]?.s ?? 0;
}

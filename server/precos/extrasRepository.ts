/**
 * Reads `tarifa_vaga` and `reserva_poltrona` of `reservas`, `pedido` and `pedido_item` of `pedidos`: a price may have taken
 * promotional seats, benefits, extras and a coupon.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/database/database';

/**
 * Whether the price of a reserva took, or was to take, anything beside its seats: a promotional seat, a benefit, an
 * extra or a coupon. That of a paid pedido changes no more.
 */
export async function tookExtras(tx: Tx, reservaId: string): Promise<boolean> {
  const { rows } = await sql<{ tem: boolean }>`select ${hasExtras(reservaId)} as tem`.execute(tx);
  return rows[0]?.tem ?? false;
}

/** `condition`, and that the price of a reserva took nothing beside its seats. */
export const withoutExtras = (reservaId: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${condition} and not (${hasExtras(reservaId)})`;

const hasExtras = (reservaId: string) => sql`
  exists (select 1 from tarifa_vaga where reserva_id = ${reservaId}::uuid)
    or exists (select 1 from reserva_poltrona where reserva_id = ${reservaId}::uuid and cota_regra_id is not null)
    or exists (select 1 from beneficio_vaga where reserva_id = ${reservaId}::uuid)
    or exists (select 1 from adicional_vaga where reserva_id = ${reservaId}::uuid)
    or exists (select 1 from cupom_uso where reserva_id = ${reservaId}::uuid)
    or exists (select 1 from pedido p where p.reserva_id = ${reservaId}::uuid and (p.cupom is not null
      or exists (select 1 from pedido_item i where i.pedido_id = p.id
        and (i.beneficio is not null or i.adicionais <> '[]'::jsonb))))`;

/** Frees every benefit, every extra and the coupon of a reserva. */
export async function freeExtrasOf(tx: Tx, reservaId: string): Promise<void> {
  await tx
    .with('vaga', (db) => db.deleteFrom('beneficio_vaga').where('reserva_id', '=', reservaId))
    .with('adicional', (db) => db.deleteFrom('adicional_vaga').where('reserva_id', '=', reservaId))
    .deleteFrom('cupom_uso')
    .where('reserva_id', '=', reservaId)
    .execute();
}

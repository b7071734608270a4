/** Reads `pedido` and `pedido_item` of the orders' room: an order is opened by its localizador and a document on it. */
import { sql } from 'kysely';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Tx } from '../../platform/database/database';

/** Id of the order with a localizador and a document of its buyer or a passenger; orders of agencies are left out. */
export async function findPedidoByDocumento(tx: Tx, localizador: string, documento: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p
    where p.localizador = ${localizador} and p.canal <> ${provedores.agencia}
      and (p.comprador_cpf = ${documento} or exists (
        select 1 from pedido_item i where i.pedido_id = p.id and (i.documento = ${documento} or i.colo_documento = ${documento})))
  `.execute(tx);
  return rows[0]?.id ?? null;
}

/** Opens an order to an operator for `minutos` from now, also where it is open already. */
export async function grantAtendimento(
  tx: Tx,
  { operadorId, pedidoId, minutos }: { operadorId: string; pedidoId: string; minutos: number },
): Promise<void> {
  const ate = sql<Date>`now() + make_interval(mins => ${minutos}::int)`;
  await tx
    .insertInto('pedido_atendimento')
    .values({ operador_id: operadorId, pedido_id: pedidoId, ate })
    .onConflict((one) => one.columns(['operador_id', 'pedido_id']).doUpdateSet({ ate }))
    .execute();
}

/** Joins the parts of a statement that confirm the seats of an order and move it, which `reservas` and `pedidos` lend. */
import { sql } from 'kysely';
import { codeOf, isRetryable } from '../platform/database/retry';
import type { Reader } from '../platform/database/database';
import { advanceWhere, AVANCADO, lockInState, PRESO } from '../pedidos/pedidoAtOnceRepository';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import { INTEIRA } from '../reservas/confirmacaoRepository';
import type { Inventory } from '../reservas/inventory';

const NOT_NULL_VIOLATION = '23502';

/**
 * Confirms the seats of a paid order that replaces no ticket, and moves the order on, by one statement. It locks the order,
 * its reserva and the seats, in the order in which a transaction does. @returns false where it changed nothing: then it is
 * to be decided step by step.
 */
export async function tryConfirm(
  db: Reader,
  inventory: Inventory,
  { id, reserva_id: reservaId }: Pick<PedidoRow, 'id' | 'reserva_id'>,
): Promise<boolean> {
  const isPaid = sql`exists (select 1 from ${PRESO} where not troca)`;
  const statement = sql`
    with ${lockInState(id, 'pago')},
    ${inventory.confirmAtOnce(reservaId, isPaid)},
    ${advanceWhere(id, 'emitindo', INTEIRA)}
    select 1 from ${AVANCADO}`;
  try {
    return (await statement.execute(db)).rows.length > 0;
  } catch (error) {
    if (codeOf(error) === NOT_NULL_VIOLATION || isRetryable(error)) return false;
    throw error;
  }
}

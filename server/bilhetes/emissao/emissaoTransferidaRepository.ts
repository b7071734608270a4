import type { Reader, Tx } from '../../platform/database/database';

/** Whether a seat of an order is still to be sold at the operator. */
export async function hasPendingEmissao(reader: Reader, pedidoId: string): Promise<boolean> {
  const pending = await reader
    .selectFrom('emissao')
    .select('n')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['pendente', 'vendendo'])
    .executeTakeFirst();
  return pending !== undefined;
}

/** Moves the sale of one seat to the only seat of the order that replaces it. */
export const handEmissaoOver = (
  tx: Tx,
  { pedidoId, n }: { pedidoId: string; n: number },
  newPedidoId: string,
): Promise<unknown> =>
  tx
    .updateTable('emissao')
    .set({ pedido_id: newPedidoId, n: 0 })
    .where('pedido_id', '=', pedidoId)
    .where('n', '=', n)
    .execute();

/**
 * Gives the sale of a dropped transfer back to the order of the ticket that it was to replace; throws where there is no
 * such ticket.
 */
export async function restoreEmissao(tx: Tx, pedidoId: string, bilheteId: string | null): Promise<void> {
  const old = await tx
    .selectFrom('bilhete')
    .select(['pedido_id', 'n'])
    .where('id', '=', bilheteId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('emissao').set(old).where('pedido_id', '=', pedidoId).execute();
}

import { situacoesComTomadorAberto } from '../../src/domain/compra/tomador/tomadorEditavel';
import type { Tx } from '../platform/database/database';

/**
 * Writes the company that an owner's order is invoiced to; false where there is no such order, or its documents are being
 * issued. The state is judged by the statement that writes, which waits for whoever is moving the order on.
 */
export async function writeTomador(tx: Tx, dono: string, id: string, tomador: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pedido')
    .set({ tomador })
    .where('id', '=', id)
    .where('dono', '=', dono)
    .where('situacao', 'in', [...situacoesComTomadorAberto])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { giveBack } from './cashMethod';
import { recordRefunds } from './recordSale';

/**
 * Pays what a cancellation owes of a counter sale in the cancellation's own transaction: cash leaves the drawer with the
 * ticket's end or not at all, and what the till refuses is said to the operator. Other orders are left as they are.
 */
export async function settleAtCounter(tx: Tx, pedidoId: string): Promise<void> {
  const owed = await tx
    .selectFrom('estorno')
    .select(['id', 'origem', 'valor_centavos as valorCentavos'])
    .where('pedido_id', '=', pedidoId)
    .where('meio', '=', 'dinheiro')
    .where('situacao', '<>', 'feito')
    .execute();
  for (const refund of owed) {
    await giveBack(tx, refund);
    await tx
      .updateTable('estorno')
      .set({ situacao: 'feito', tentar_em: null, concluido_em: sql<Date>`now()` })
      .where('id', '=', refund.id)
      .execute();
  }
  await recordRefunds(tx, pedidoId);
}

import type { Database } from '../../platform/database/database';
import { closeCharge } from '../inbox';
import { PixUnavailable, type PixPort } from '../pix/pixPort';

/**
 * An order that was paid otherwise takes its Pix charges back. A provider that does not answer stops nobody at the
 * counter: what is still paid under such a charge goes back by itself.
 */
export async function closeCharges(database: Database, pix: PixPort, pedidoId: string): Promise<void> {
  const open = await database.db
    .selectFrom('cobranca_pix')
    .select(['txid', 'pedido_id', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .execute();
  try {
    for (const charge of open) await closeCharge(database, pix, charge);
  } catch (error) {
    if (!(error instanceof PixUnavailable)) throw error;
  }
}

import type { Database } from '../database/database';
import type { ConcluirPedido } from '../orders/concludeOrder';
import { collectCharge } from './inbox';
import type { PixPort } from './pixPort';

export type ReceivePixNotice = (txids: string[]) => Promise<void>;

/**
 * Somebody says that these charges were paid: asks the provider about those that are ours, and concludes their orders.
 * A charge that was settled before is asked about too: it may have been paid again.
 */
export const createReceivePixNotice =
  (database: Database, pix: PixPort, concluirPedido: ConcluirPedido): ReceivePixNotice =>
  async (txids) => {
    if (txids.length === 0) return;
    const ours = await database.db
      .selectFrom('cobranca_pix')
      .select(['txid', 'pedido_id', 'valor_centavos'])
      .where('txid', 'in', [...new Set(txids)])
      .execute();
    for (const cobranca of ours) {
      await collectCharge(database, pix, cobranca);
      await concluirPedido(cobranca.pedido_id);
    }
  };

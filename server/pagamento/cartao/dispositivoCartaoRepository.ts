/** Reads `pedido` of `pedidos`: an attempt belongs to the owner of its order. */
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Tx } from '../../platform/database/database';

/** Deletes the device data of a person's card attempts. Orders that they sold at a counter belong to others. */
export const forgetDispositivosOf = (tx: Tx, dono: string): Promise<unknown> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ dispositivo: null })
    .where(
      'pedido_id',
      'in',
      tx.selectFrom('pedido').select('id').where('dono', '=', dono).where('canal', '<>', provedores.agencia),
    )
    .execute();

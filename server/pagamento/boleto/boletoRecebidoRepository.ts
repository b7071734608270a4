import type { Tx } from '../../platform/database/database';
import type { MotivoEstorno } from '../tables';

interface NewRecebido {
  /** The bank's name for the payment. */
  id: string;
  boletoId: string;
  pedidoId: string;
  /** Integer centavos. */
  valorCentavos: number;
  pagoEm: Date;
  /** Reason to give it back; null where it pays the pedido. */
  motivo: MotivoEstorno | null;
}

/** Writes a payment down once. @returns false where it was written down before. */
export async function insertRecebido(tx: Tx, recebido: NewRecebido): Promise<boolean> {
  const inserted = await tx
    .insertInto('boleto_recebido')
    .values({
      id: recebido.id,
      boleto_id: recebido.boletoId,
      pedido_id: recebido.pedidoId,
      valor_centavos: recebido.valorCentavos,
      pago_em: recebido.pagoEm,
      destino: recebido.motivo === null ? 'aceito' : 'devolver',
      motivo: recebido.motivo,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Marks the accepted payment of the pedido as going back. @returns it, in centavos; empty where there is none. */
export const rejectAcceptedBoleto = (
  tx: Tx,
  pedidoId: string,
  motivo: MotivoEstorno,
): Promise<{ id: string; valor_centavos: number }[]> =>
  tx
    .updateTable('boleto_recebido')
    .set({ destino: 'devolver', motivo })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['id', 'valor_centavos'])
    .execute();

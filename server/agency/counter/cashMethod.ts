import type { Database, Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import type { PaymentMethod } from '../../payments/paymentMethod';
import { oweRefund, type RefundPort } from '../../payments/refunds';
import { recordMovement } from '../tills/recordMovement';
import { recordSale } from './recordSale';

/**
 * Paying over the counter. Cash is written down when it is taken, so there is nobody to ask; what a customer paid by Pix
 * goes into the operator's till as soon as its seats are the order's.
 */
export const createCounterMethod = ({ transaction }: Database): PaymentMethod => ({
  collect: () => Promise.resolve(),
  take: (pedidoId) => transaction((tx) => recordSale(tx, pedidoId)),
  async returnAccepted(tx, pedidoId, motivo) {
    const accepted = await tx
      .updateTable('recebimento_balcao')
      .set({ destino: 'devolver' })
      .where('pedido_id', '=', pedidoId)
      .where('destino', '=', 'aceito')
      .returning(['id', 'valor_centavos'])
      .execute();
    for (const { id, valor_centavos } of accepted) {
      await oweRefund(tx, { pedidoId, meio: 'dinheiro', origem: id, valorCentavos: valor_centavos, motivo });
    }
  },
});

/**
 * Cash goes back out of the till of whoever took it. Without an open till, or with too little in it, it stays owed and is
 * tried again: nobody's drawer is changed behind their back.
 */
export const createCashRefund =
  ({ transaction }: Database): RefundPort =>
  async (origem, id, valorCentavos) => {
    try {
      await transaction((tx) => giveBack(tx, { origem, id, valorCentavos }));
      return { id, valorCentavos, situacao: 'DEVOLVIDO' };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    }
  };

/** One refund, once: its own id is the movement's key. Throws what the till refuses. */
export async function giveBack(
  tx: Tx,
  { origem, id, valorCentavos }: { origem: string; id: string; valorCentavos: number },
): Promise<void> {
  const taken = await tx
    .selectFrom('recebimento_balcao')
    .select(['pedido_id', 'operador_id'])
    .where('id', '=', origem)
    .executeTakeFirstOrThrow();
  await recordMovement(tx, {
    operadorId: taken.operador_id,
    tipo: 'cancelamento',
    modalidade: 'dinheiro',
    valorCentavos: -valorCentavos,
    pedidoId: taken.pedido_id,
    chave: `cancelamento/${id.replaceAll('-', '')}`,
  });
}

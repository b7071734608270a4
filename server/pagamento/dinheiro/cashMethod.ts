import type { Database, Tx } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { PaymentMethod } from '../paymentMethod';
import { oweRefund, type RefundPort } from '../estornos/refunds';
import { giveBack } from './cashBack';
import { recordSale } from './recordSale';

/**
 * Paying over the counter. Cash is written down when it is taken, so there is nobody to ask; what a customer paid by Pix
 * goes into the operator's till as soon as its seats are the order's.
 */
export const createCounterMethod = ({ transaction }: Database): PaymentMethod => ({
  collect: () => Promise.resolve(),
  take: async (pedidoId) => {
    await transaction((tx) => recordSale(tx, pedidoId));
    return true;
  },
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
 * Refunds in cash that no cancellation asked for, such as of a seat that could not be issued: they leave the till of the
 * operator who took the money, once that operator has one open with enough in it; until then they stay owed. The refund
 * of a cancellation is never paid here: an operator hands it over from the till at which they stand (`settleAtCounter`).
 */
export const createCashRefund =
  ({ transaction }: Database): RefundPort =>
  async (origem, id, valorCentavos) => {
    const waiting = { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' } as const;
    try {
      const isPaid = await transaction((tx) => payBySeller(tx, origem, id));
      return isPaid ? { id, valorCentavos, situacao: 'DEVOLVIDO' } : waiting;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return waiting;
    }
  };

async function payBySeller(tx: Tx, origem: string, estornoId: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('estorno')
    .select(['id', 'origem', 'motivo', 'situacao', 'valor_centavos as valorCentavos'])
    .where('id', '=', estornoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (refund.situacao === 'feito') return true;
  if (refund.motivo === 'cancelamento') return false;
  const { operador_id } = await tx
    .selectFrom('recebimento_balcao')
    .select('operador_id')
    .where('id', '=', origem)
    .executeTakeFirstOrThrow();
  await giveBack(tx, refund, operador_id);
  return true;
}

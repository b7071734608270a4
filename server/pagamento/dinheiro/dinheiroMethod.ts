import { provedores } from '../../../src/domain/sessao/provedor';
import type { Database, Tx } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { PaymentMethod } from '../paymentMethod';
import { lockEstorno, oweEstorno } from '../estornos/estornoRepository';
import type { EstornoPort } from '../estornos/estornos';
import { giveBack } from './giveDinheiroBack';
import { findOperadorOfRecebimento, rejectAcceptedDinheiro } from './recebimentoRepository';
import { recordVenda } from './recordVenda';

/**
 * Payment at a counter. Cash is written down when it is taken, so there is no provider to ask. A Pix of a customer is
 * recorded in the operator's till as soon as the order has its seats.
 */
export const createCounterMethod = (database: Database): PaymentMethod => ({
  collect: () => Promise.resolve(),
  take: async ({ id, canal }) => {
    if (canal === provedores.agencia) await recordVenda(database, id);
    return true;
  },
  async returnAccepted(tx, pedidoId, motivo) {
    for (const { id, valor_centavos } of await rejectAcceptedDinheiro(tx, pedidoId)) {
      await oweEstorno(tx, { pedidoId, meio: 'dinheiro', origem: id, valorCentavos: valor_centavos, motivo });
    }
  },
});

/**
 * Pays refunds in cash that no cancellation asked for, such as of a seat that could not be issued. They leave the till of
 * the operator who took the money once that operator has an open till with enough in it, and stay owed until then. The
 * refund of a cancellation is never paid here: an operator hands it over from their own till (`settleAtCounter`).
 */
export const createDinheiroEstorno =
  ({ transaction }: Database): EstornoPort =>
  async (origem, id, valorCentavos) => {
    const waiting = { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' } as const;
    try {
      const isPaid = await transaction((tx) => payByVendedor(tx, origem, id));
      return isPaid ? { id, valorCentavos, situacao: 'DEVOLVIDO' } : waiting;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return waiting;
    }
  };

async function payByVendedor(tx: Tx, origem: string, estornoId: string): Promise<boolean> {
  const refund = await lockEstorno(tx, estornoId);
  if (refund.situacao === 'feito') return true;
  if (refund.motivo === 'cancelamento') return false;
  await giveBack(tx, refund, await findOperadorOfRecebimento(tx, origem));
  return true;
}

import { listUsos } from '../../conta/creditos/creditoRepository';
import type { PaymentMethod } from '../paymentMethod';
import { returnUso } from './returnUso';

/** Payment with the owner's credit, which is taken as the order is made: no provider is asked, and nothing is captured. */
export const createCreditoMethod = (): PaymentMethod => ({
  collect: () => Promise.resolve(),
  async returnAccepted(tx, pedidoId, motivo) {
    for (const { id: origem, restaCentavos: valorCentavos } of await listUsos(tx, pedidoId)) {
      if (valorCentavos > 0) await returnUso(tx, { pedidoId, origem, valorCentavos, motivo });
    }
  },
});

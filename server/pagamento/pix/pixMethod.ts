import type { Database, Tx } from '../../platform/database/database';
import type { MotivoEstorno } from '../tables';
import { closeCobranca, closeUnanswered, collectCobranca } from '../inbox';
import type { PaymentMethod } from '../paymentMethod';
import { listCobrancasPix, listOverdueTxids, type CobrancaRef } from './cobrancaPixRepository';
import type { PixPort } from './pixPort';
import { rejectAcceptedPix } from './pixRecebidoRepository';
import { oweEstorno } from '../estornos/estornoRepository';

/** Maximum wait for a silent provider, counted from the end of the charge. */
const SILENCE_MINUTES = 60;

/** Payment by Pix: an order may have several charges, and each of them may have been paid. */
export const createPixMethod = (database: Database, pix: PixPort): PaymentMethod => ({
  /** Asks about every charge; one whose time is over is closed on the way. */
  async collect(pedidoId) {
    const over = await listOverdueTxids(database.db, pedidoId);
    for (const cobranca of await listCobrancasPix(database.db, pedidoId)) {
      if (over.has(cobranca.txid)) await closeOverdue(database, pix, cobranca);
      else await collectCobranca(database, pix, cobranca);
    }
  },
  returnAccepted,
});

/**
 * Closes a charge whose time is over. It takes no money past its end, so a provider that stays silent delays the release
 * of the seats for `SILENCE_MINUTES` only; the sweeper keeps looking for money that arrives all the same.
 */
async function closeOverdue(database: Database, pix: PixPort, cobranca: CobrancaRef): Promise<void> {
  try {
    await closeCobranca(database, pix, cobranca);
  } catch (error) {
    if (!(await closeUnanswered(database.db, cobranca.txid, SILENCE_MINUTES))) throw error;
  }
}

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  for (const { e2eid, valor_centavos } of await rejectAcceptedPix(tx, pedidoId, motivo)) {
    await oweEstorno(tx, { pedidoId, meio: 'pix', origem: e2eid, valorCentavos: valor_centavos, motivo });
  }
}

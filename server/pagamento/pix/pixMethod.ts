import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database';
import type { MotivoEstorno } from '../tables';
import { chargesOf, closeCharge, closeUnanswered, collectCharge, type CobrancaRef } from '../inbox';
import type { PaymentMethod } from '../paymentMethod';
import type { PixPort } from './pixPort';
import { oweRefund } from '../estornos/refunds';

/** Past its end, a charge waits this long for a provider that gives no answer. */
const SILENCE_MINUTES = 60;

/** Paying by Pix: an order may have several charges, and each of them may have been paid. */
export const createPixMethod = (database: Database, pix: PixPort): PaymentMethod => ({
  /** Asks about every charge; one whose time is over is closed on the way. */
  async collect(pedidoId) {
    const over = await overdueTxids(database, pedidoId);
    for (const cobranca of await chargesOf(database.db, pedidoId)) {
      if (over.has(cobranca.txid)) await closeOverdue(database, pix, cobranca);
      else await collectCharge(database, pix, cobranca);
    }
  },
  returnAccepted,
});

/**
 * Closes a charge whose time is over. A provider that gives no answer is waited for; it takes no money for a charge past
 * its end, so after a while the seats go without its word. Money that turns up all the same is looked for as ever.
 */
async function closeOverdue(database: Database, pix: PixPort, cobranca: CobrancaRef): Promise<void> {
  try {
    await closeCharge(database, pix, cobranca);
  } catch (error) {
    if (!(await closeUnanswered(database.db, cobranca.txid, SILENCE_MINUTES))) throw error;
  }
}

async function overdueTxids({ db }: Database, pedidoId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cobranca_pix')
    .select('txid')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ txid }) => txid));
}

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  const accepted = await tx
    .updateTable('pix_recebido')
    .set({ destino: 'devolver', motivo })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['e2eid', 'valor_centavos'])
    .execute();
  for (const { e2eid, valor_centavos } of accepted) {
    await oweRefund(tx, { pedidoId, meio: 'pix', origem: e2eid, valorCentavos: valor_centavos, motivo });
  }
}

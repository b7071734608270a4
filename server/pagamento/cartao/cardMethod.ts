import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database';
import type { MotivoEstorno } from '../tables';
import { findAttempt, OPEN_ATTEMPTS } from './cardAttempts';
import { captureAccepted } from './cardCapture';
import type { CardPort } from './cardPort';
import type { PursueAttempt } from './cardPursuit';
import type { PaymentMethod } from '../paymentMethod';
import { oweRefund } from '../estornos/estornoRepository';
import type { RefundPort } from '../estornos/refunds';

interface CardMethodServices {
  database: Database;
  card: CardPort;
  pursueAttempt: PursueAttempt;
}

/** Paying by card: an order may have several attempts, one of them open at a time. */
export const createCardMethod = ({ database, card, pursueAttempt }: CardMethodServices): PaymentMethod => ({
  async collect(pedidoId) {
    const open = await database.db
      .selectFrom('cobranca_cartao')
      .select('id')
      .where('pedido_id', '=', pedidoId)
      .where('situacao', 'in', OPEN_ATTEMPTS)
      .execute();
    for (const { id } of open) await pursueAttempt(id);
  },
  take: async (pedidoId) => (await captureAccepted(database, card, pedidoId)) !== 'perdida',
  returnAccepted,
});

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  const accepted = await tx
    .updateTable('cobranca_cartao')
    .set({
      destino: 'devolver',
      consultar_em: null,
      ...(motivo === 'captura_recusada' && { motivo: 'negada' as const }),
    })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['id', 'valor_centavos'])
    .execute();
  for (const { id, valor_centavos } of accepted) {
    await oweRefund(tx, { pedidoId, meio: 'cartao', origem: id, valorCentavos: valor_centavos, motivo });
  }
}

/** What the acquirer reserved, in integer centavos; attempts from before it was written down were approved as asked. */
const approvedSum = ({ autorizado_centavos, valor_centavos }: AttemptSums): number =>
  autorizado_centavos ?? valor_centavos;

interface AttemptSums {
  autorizado_centavos: number | null;
  valor_centavos: number;
}

/**
 * Gives back to the card: what is only reserved is let go of, what was taken is refunded. Before a part of what is only
 * reserved can be given back, all of it is taken: letting go would give back the rest too. The sum is the one that the
 * acquirer approved.
 */
export const createCardRefund =
  (database: Database, card: CardPort): RefundPort =>
  async (origem, id, valorCentavos) => {
    const before = await findAttempt(database.db, origem);
    const isPart = before?.situacao === 'autorizada' && valorCentavos < approvedSum(before);
    if (isPart) await captureAccepted(database, card, before.pedido_id);
    const row = isPart ? await findAttempt(database.db, origem) : before;
    if (!row?.pagamento_id) throw new Error(`no card payment ${origem} to give back`);
    // The bank may be giving it back already.
    if (row.contestado_em !== null) return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    if (row.situacao === 'capturada') return card.refund(row.pagamento_id, id, valorCentavos);
    if (row.situacao === 'autorizada' && isPart) return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    if (row.situacao === 'autorizada') await card.void(row.pagamento_id, approvedSum(row));
    await database.db
      .updateTable('cobranca_cartao')
      .set({ situacao: 'cancelada', consultar_em: null, atualizado_em: sql`now()` })
      .where('id', '=', row.id)
      .where('situacao', '=', 'autorizada')
      .execute();
    return { id, valorCentavos, situacao: 'DEVOLVIDO' };
  };

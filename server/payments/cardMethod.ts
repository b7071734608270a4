import { sql } from 'kysely';
import type { Database, Tx } from '../database/database';
import type { MotivoEstorno } from '../migrations/refundTables';
import { findAttempt, OPEN_ATTEMPTS } from './cardAttempts';
import { CardUnavailable, type CardPort } from './cardPort';
import type { PursueAttempt } from './cardPursuit';
import type { PaymentMethod } from './paymentMethod';
import { oweRefund, type RefundPort } from './refunds';

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
  take: (pedidoId) => captureAccepted(database, card, pedidoId),
  returnAccepted,
});

/**
 * Takes what was only reserved. An acquirer that does not answer is asked again by the sweeper: the amount is kept for
 * us for days, and nobody waits for their ticket on that account.
 */
async function captureAccepted(database: Database, card: CardPort, pedidoId: string): Promise<void> {
  const row = await database.db
    .selectFrom('cobranca_cartao')
    .select(['id', 'pagamento_id', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .where('situacao', '=', 'autorizada')
    .executeTakeFirst();
  if (!row?.pagamento_id) return;
  try {
    await card.capture(row.pagamento_id, row.valor_centavos);
  } catch (error) {
    if (!(error instanceof CardUnavailable)) throw error;
    return;
  }
  await database.db
    .updateTable('cobranca_cartao')
    .set({ situacao: 'capturada', consultar_em: null, atualizado_em: sql`now()` })
    .where('id', '=', row.id)
    .where('situacao', '=', 'autorizada')
    .execute();
}

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  const accepted = await tx
    .updateTable('cobranca_cartao')
    .set({ destino: 'devolver', consultar_em: null })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['id', 'valor_centavos'])
    .execute();
  for (const { id, valor_centavos } of accepted) {
    await oweRefund(tx, { pedidoId, meio: 'cartao', origem: id, valorCentavos: valor_centavos, motivo });
  }
}

/**
 * Gives back to the card: what is only reserved is let go of, what was taken is refunded. Part of what is only reserved
 * waits until it is taken: letting go would give back all of it.
 */
export const createCardRefund =
  (database: Database, card: CardPort): RefundPort =>
  async (origem, id, valorCentavos) => {
    const row = await findAttempt(database.db, origem);
    if (!row?.pagamento_id) throw new Error(`no card payment ${origem} to give back`);
    if (row.situacao === 'capturada') return card.refund(row.pagamento_id, id, valorCentavos);
    if (row.situacao === 'autorizada' && valorCentavos < row.valor_centavos) {
      return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    }
    if (row.situacao === 'autorizada') await card.void(row.pagamento_id, row.valor_centavos);
    await database.db
      .updateTable('cobranca_cartao')
      .set({ situacao: 'cancelada', atualizado_em: sql`now()` })
      .where('id', '=', row.id)
      .where('situacao', '=', 'autorizada')
      .execute();
    return { id, valorCentavos, situacao: 'DEVOLVIDO' };
  };

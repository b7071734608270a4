import type { Database, Tx } from '../../../platform/database/database';
import type { MotivoEstorno } from '../../tables';
import { captureAccepted } from './cartaoCapture';
import type { CartaoPort } from '../cartaoPort';
import type { PursueAttempt } from './cartaoPursuit';
import { endReserved, rejectAcceptedCartao } from './cobrancaCartaoRepository';
import { findAttempt, listOpenTentativas } from '../tentativa/tentativaCartaoRepository';
import type { PaymentMethod } from '../../paymentMethod';
import { oweEstorno } from '../../estornos/estornoRepository';
import type { EstornoPort } from '../../estornos/estornos';

interface CartaoMethodServices {
  database: Database;
  cartao: CartaoPort;
  pursueAttempt: PursueAttempt;
}

/** Payment by card: an order may have several attempts, one of them open at a time. */
export const createCartaoMethod = ({ database, cartao, pursueAttempt }: CartaoMethodServices): PaymentMethod => ({
  async collect(pedidoId) {
    for (const id of await listOpenTentativas(database.db, pedidoId)) await pursueAttempt(id);
  },
  take: async ({ id }) => (await captureAccepted(database, cartao, id)) !== 'perdida',
  returnAccepted,
});

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  const motivoRecusa = motivo === 'captura_recusada' ? 'negada' : null;
  for (const { id, valor_centavos } of await rejectAcceptedCartao(tx, pedidoId, motivoRecusa)) {
    await oweEstorno(tx, { pedidoId, meio: 'cartao', origem: id, valorCentavos: valor_centavos, motivo });
  }
}

/** Integer centavos that the acquirer reserved; rows from before the column were approved as asked. */
const approvedSum = ({ autorizado_centavos, valor_centavos }: AttemptSums): number =>
  autorizado_centavos ?? valor_centavos;

interface AttemptSums {
  autorizado_centavos: number | null;
  valor_centavos: number;
}

/**
 * Gives back to the card: a reservation is voided, captured money is refunded. A partial refund of a reservation captures
 * all of it first, since a void would give back the rest too. The voided amount is the one that the acquirer approved.
 */
export const createCartaoEstorno =
  (database: Database, cartao: CartaoPort): EstornoPort =>
  async (origem, id, valorCentavos) => {
    const before = await findAttempt(database.db, origem);
    const isPart = before?.situacao === 'autorizada' && valorCentavos < approvedSum(before);
    if (isPart) await captureAccepted(database, cartao, before.pedido_id);
    const row = isPart ? await findAttempt(database.db, origem) : before;
    if (!row?.pagamento_id) throw new Error(`no card payment ${origem} to give back`);
    // The bank may be giving it back already.
    if (row.contestado_em !== null) return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    if (row.situacao === 'capturada') return cartao.refund(row.pagamento_id, id, valorCentavos);
    if (row.situacao === 'autorizada' && isPart) return { id, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    if (row.situacao === 'autorizada') await cartao.void(row.pagamento_id, approvedSum(row));
    await endReserved(database.db, row.id, 'cancelada');
    return { id, valorCentavos, situacao: 'DEVOLVIDO' };
  };

import { letterIn } from '../platform/language/letters';
import { t } from '../../src/words/t';
import type { Tx } from '../platform/database/database';
import { findPedido, type PedidoRow } from '../pedidos/pedidoRepository';
import { enqueueEmail, type Email } from '../platform/outbox/outbox';
import { markContestada } from './cartao/cobranca/cobrancaCartaoRepository';
import { keepNotices } from './keptNotices';

/** Interval at which the acquirer is asked about a disputed payment until the bank has decided. */
export const CONTESTACAO_LOOK_SECONDS = 6 * 3600;

/**
 * Marks a card payment as disputed at the buyer's bank, and tells staff (A5) and the buyer. Nothing of it is given back
 * until the bank has decided, since the bank may give it back too. Repeatable.
 */
export async function markDisputed(tx: Tx, id: string): Promise<void> {
  const { pedido_id, destino } = await markContestada(tx, id);
  const pedido = await findPedido(tx, pedido_id);
  if (!pedido || pedido.comprador_email === '') return;
  await enqueueEmail(tx, `contestacao/${id}`, contestacaoEmail(pedido, destino === 'aceito'));
}

/**
 * Marks a payment that was disputed before it was first seen. No notice was kept for it, or it came before the payment was
 * known, so a notice is kept here.
 */
export async function markDisputedOnArrival(tx: Tx, id: string, pedidoId: string): Promise<void> {
  await markDisputed(tx, id);
  await keepNotices(tx, 'aviso_cartao', [{ assunto: id, pedidoId }], CONTESTACAO_LOOK_SECONDS);
}

const contestacaoEmail = (pedido: PedidoRow, isAccepted: boolean): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('O pagamento do pedido {localizador} foi contestado', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      t(
        'O banco do cartão nos avisou que esta compra foi contestada. Enquanto o banco decide, não devolvemos o valor por aqui, para que ele não volte duas vezes.',
      ),
      isAccepted
        ? t('Suas passagens continuam valendo. Se você não contestou a compra, avise o seu banco e fale conosco.')
        : t(
            'Este pagamento não vale para o pedido, e nenhuma passagem foi emitida por ele. Se você não contestou a compra, avise o seu banco e pague de novo.',
          ),
    ].join('\n'),
  }));

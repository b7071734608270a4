import { letterIn } from '../platform/language/letters';
import { t } from '../../src/words/t';
import type { Tx } from '../platform/database/database';
import { advance, listItens, lockPedido, type ItemRow, type PedidoRow } from '../pedidos/pedidoRepository';
import { enqueueEmail, type Email } from '../platform/outbox/outbox';
import { freePoltronas } from './freePoltronas';
import { hasBilhete } from '../bilhetes/bilheteRepository';
import { listEmissao, refuseEmissaoUnpaid } from '../bilhetes/emissao/emissaoRepository';
import type { SettleServices } from './settleEmissao';

/**
 * Ends an order without a ticket whose money is lost: the card's authorization expired, was released, or the acquirer
 * refuses to capture it. Amounts still authorized go back to the card, the seats are freed, a sale that may stand at the
 * operator is undone, and the buyer is told. An order with a ticket keeps it.
 */
export async function refuseUnpaid(
  tx: Tx,
  { methods, inventory }: Pick<SettleServices, 'methods' | 'inventory'>,
  pedidoId: string,
): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'emitindo' || (await hasBilhete(tx, pedidoId))) return;
  await refuseEmissaoUnpaid(tx, pedidoId, 'O pagamento não se confirmou.');
  for (const method of methods) await method.returnAccepted(tx, pedidoId, 'captura_recusada');
  await freePoltronas(tx, inventory, pedido, await listEmissao(tx, [pedidoId]));
  await advance(tx, pedidoId, 'estorno_em_processamento');
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `captura-recusada/${pedidoId}`, unpaidEmail(pedido, await listItens(tx, [pedidoId])));
}

const unpaidEmail = (pedido: PedidoRow, itens: readonly ItemRow[]): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('O pagamento do pedido {localizador} não se confirmou', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      t('O banco do seu cartão tinha aprovado a compra, mas depois não liberou o valor. A passagem não foi emitida.'),
      t(
        'Nada fica cobrado: se o valor ainda aparece reservado no cartão, ele será liberado. {n, plural, =1 {A poltrona voltou} other {As poltronas voltaram}} a ficar à venda.',
        { n: itens.length },
      ),
      t('Para viajar, faça um pedido novo e pague com Pix ou com outro cartão.'),
    ].join('\n'),
  }));

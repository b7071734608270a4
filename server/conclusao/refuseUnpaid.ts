import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { advance, listItens, lockPedido, type ItemRow, type PedidoRow } from '../pedidos/orderRepository';
import { enqueueEmail, type Email } from '../platform/outbox/outbox';
import { freeSeats } from './freeSeats';
import { listEmissao } from '../bilhetes/emissao/emissaoRepository';
import type { SettleServices } from './settleEmission';

/**
 * Ends an order whose money turned out to be lost before it had a ticket: a card's reservation that expired, was let go
 * of, or that the acquirer refuses to take. What is still reserved goes back to the card, the seats go back to the
 * others, a sale that may stand at the operator is undone, and the buyer is told. An order with a ticket keeps it.
 */
export async function refuseUnpaid(
  tx: Tx,
  { methods, inventory }: Pick<SettleServices, 'methods' | 'inventory'>,
  pedidoId: string,
): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'emitindo' || (await hasTicket(tx, pedidoId))) return;
  await sql`
    update emissao set situacao = 'recusada', em_curso_ate = null, mensagem = 'O pagamento não se confirmou.',
      desfazer_em = case when situacao in ('vendendo','vendida') then now() end,
      num_passagem = null, serie_bloco = null, localizador = null, chave_bpe = null, valor_centavos = null
    where pedido_id = ${pedidoId}::uuid and situacao in ('pendente','vendendo','vendida')`.execute(tx);
  for (const method of methods) await method.returnAccepted(tx, pedidoId, 'captura_recusada');
  await freeSeats(tx, inventory, pedido, await listEmissao(tx, [pedidoId]));
  await advance(tx, pedidoId, 'estorno_em_processamento');
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `captura-recusada/${pedidoId}`, unpaidEmail(pedido, await listItens(tx, [pedidoId])));
}

async function hasTicket(tx: Tx, pedidoId: string): Promise<boolean> {
  const ticket = await tx.selectFrom('bilhete').select('id').where('pedido_id', '=', pedidoId).executeTakeFirst();
  return ticket !== undefined;
}

const unpaidEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  itens: readonly ItemRow[],
): Email => ({
  para: comprador_email,
  assunto: `O pagamento do pedido ${localizador} não se confirmou`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    'O banco do seu cartão tinha aprovado a compra, mas depois não liberou o valor. A passagem não foi emitida.',
    `Nada fica cobrado: se o valor ainda aparece reservado no cartão, ele será liberado. ${
      itens.length === 1 ? 'A poltrona voltou' : 'As poltronas voltaram'
    } a ficar à venda.`,
    'Para viajar, faça um pedido novo e pague com Pix ou com outro cartão.',
  ].join('\n'),
});

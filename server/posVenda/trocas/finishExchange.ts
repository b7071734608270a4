import type { Tx } from '../../platform/database/database';
import { handOverPoltronaWithVaga } from '../../precos/freePoltrona';
import { type PedidoRow } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { exchangeEmail } from '../posVendaEmails';
import { linkReplacedBilhete } from '../../bilhetes/bilheteRepository';
import { endBilhete, settlePedido } from '../endBilhete';
import { lockSoldBilhete } from '../soldBilhete';

/**
 * Finishes an exchange or transfer whose order was issued: ends the old ticket in the same transaction, links it to the
 * new one, and owes back the difference in price. Does nothing for an order that replaces no ticket.
 */
export async function finishExchange(tx: Tx, pedido: PedidoRow): Promise<void> {
  const { id: pedidoId } = pedido;
  if (pedido.remarca_bilhete_id === null) return;
  const old = await lockSoldBilhete(tx, pedido.dono, pedido.remarca_bilhete_id);
  const novoBilheteId = await linkReplacedBilhete(tx, pedidoId, old.id);
  const { credito_centavos: creditoCentavos, multa_centavos: multaCentavos } = pedido;
  const tipo = pedido.troca === 'transferencia' ? 'transferido' : 'remarcado';
  if (tipo === 'transferido') {
    const { pedido: before, item } = old;
    const handed = { reservaId: before.reserva_id, viagemId: item.viagem_id, poltrona: item.poltrona };
    await handOverPoltronaWithVaga(tx, handed, pedido.reserva_id);
  }
  await endBilhete(tx, old, {
    tipo,
    multaCentavos,
    creditoCentavos,
    estornoCentavos: old.fatos.pagoCentavos - creditoCentavos - multaCentavos,
    novoBilheteId,
    motivo: 'remarcacao',
  });
  await settlePedido(tx, old.pedido.id);
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `troca/${pedidoId}`, exchangeEmail(pedido, old.pedido.localizador, tipo));
}

/**
 * Whether the ticket that a paid order replaces can still be replaced; otherwise the order's money goes back. Other
 * successors need no check here: the index `pedido_sucessor` admits one, and `acceptsPayment` keeps late money out.
 */
export async function exchangeStands(tx: Tx, { dono, remarca_bilhete_id }: PedidoRow): Promise<boolean> {
  if (remarca_bilhete_id === null) return true;
  const { situacao } = await lockSoldBilhete(tx, dono, remarca_bilhete_id);
  return situacao === 'emitido' || situacao === 'nao_embarcou';
}

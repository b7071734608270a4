import type { SituacaoPedido } from '../../src/domain/wire/pedidos';
import type { Troca } from '../../src/domain/wire/posVenda';
import type { Reader } from '../platform/database/database';
import { findPedido } from '../pedidos/orderRepository';

/** What became of an exchange or a transfer: the order, and its ticket once there is one. */
export async function toTroca(reader: Reader, pedidoId: string): Promise<Troca> {
  const pedido = await findPedido(reader, pedidoId);
  if (!pedido) throw new Error(`order ${pedidoId} vanished`);
  const bilhete = await reader
    .selectFrom('bilhete')
    .leftJoin('bilhete_encerrado as fim', 'fim.novo_bilhete_id', 'bilhete.id')
    .select(['bilhete.id', 'fim.estorno_centavos'])
    .where('bilhete.pedido_id', '=', pedidoId)
    .executeTakeFirst();
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  return {
    pedidoId,
    situacao: isUnpaid ? 'a_pagar' : bilhete ? 'concluida' : isOnItsWay(pedido.situacao) ? 'emitindo' : 'recusada',
    bilheteId: bilhete?.id ?? null,
    cobrarCentavos: isUnpaid ? pedido.total_centavos : 0,
    devolverCentavos: bilhete?.estorno_centavos ?? 0,
  };
}

const isOnItsWay = (situacao: SituacaoPedido): boolean => situacao === 'pago' || situacao === 'emitindo';

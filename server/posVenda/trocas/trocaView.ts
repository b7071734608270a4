import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reader } from '../../platform/database/database';
import { findPedido } from '../../pedidos/pedidoRepository';
import { findReplacement } from '../bilheteEncerradoRepository';

/** The state of an exchange or a transfer: the order that replaces the ticket, and its ticket once it is issued. */
export async function toTroca(reader: Reader, pedidoId: string): Promise<Troca> {
  const pedido = await findPedido(reader, pedidoId);
  if (!pedido) throw new Error(`order ${pedidoId} vanished`);
  const bilhete = await findReplacement(reader, pedidoId);
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

import type { SituacaoPedido } from '../../src/domain/wire/pedidos';
import type { Troca } from '../../src/domain/wire/posVenda';
import type { Reader } from '../database/database';
import { findPedido } from '../orders/orderRepository';

/** An exchange of this ticket waits for its payment, under that order. */
export class OpenExchange extends Error {
  override name = 'OpenExchange';
  readonly pedidoId: string;

  constructor(pedidoId: string) {
    super(`exchange ${pedidoId} is open`);
    this.pedidoId = pedidoId;
  }
}

/** The order of an exchange that nobody has paid yet. */
export async function findOpenExchange(reader: Reader, bilheteId: string): Promise<string | null> {
  const open = await reader
    .selectFrom('pedido')
    .select('id')
    .where('remarca_bilhete_id', '=', bilheteId)
    .where('situacao', 'in', ['reservado', 'aguardando_pagamento'])
    .executeTakeFirst();
  return open?.id ?? null;
}

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

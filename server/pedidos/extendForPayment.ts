import { DESAFIO_MINUTOS } from '../../src/domain/pagamento/cartao';
import type { Tx } from '../platform/database/database';
import { extendExtras } from '../precos/secureExtras';
import type { PrazoDoPedido } from '../reservas/prazo/extend';
import {
  keepPoltronasFor,
  keepReservaFor,
  lockReservaEndingWithin,
  recordProrrogacao,
} from '../reservas/prazo/prazoReservaRepository';
import { extendPedidoOfReserva, keepPedidoFor, lockPedidoOfReserva } from './prazoPedidoRepository';

interface Extension {
  minutes: number;
  /** The table whose key says that the reserva was made longer for this reason. */
  once: 'reserva_pagamento' | 'reserva_externa';
}

const forCartao: Extension = { minutes: DESAFIO_MINUTOS, once: 'reserva_pagamento' };

/**
 * Makes a reserva that would end during its payment last as long as a bank's challenge may, or an agency's link, counted
 * from now. Each reason extends it once, so that nobody keeps seats by trying to pay; a reserva whose end has come is not
 * revived. The pedido ends with it.
 */
export async function extendForPayment(
  tx: Tx,
  pedidoId: string,
  reservaId: string,
  { minutes, once }: Extension = forCartao,
): Promise<void> {
  if (!(await lockReservaEndingWithin(tx, reservaId, minutes))) return;
  if (!(await recordProrrogacao(tx, once, reservaId))) return;
  await keepReservaFor(tx, reservaId, minutes);
  await keepPedidoFor(tx, pedidoId, minutes);
  await keepPoltronasFor(tx, reservaId, minutes);
  await extendExtras(tx, reservaId);
}

/** The end of the pedido over a reserva, which moves when the buyer extends the reserva. */
export const prazoDoPedido: PrazoDoPedido = {
  lockHasPaymentStarted: async (tx, reservaId) => {
    const situacao = await lockPedidoOfReserva(tx, reservaId);
    return situacao !== undefined && situacao !== 'reservado';
  },
  extendBy: extendPedidoOfReserva,
};

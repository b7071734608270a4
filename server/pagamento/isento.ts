import type { Database } from '../platform/database/database';
import { advance, lockPedido } from '../pedidos/pedidoRepository';
import { isHeld } from '../pedidos/pagamentoDoPedidoRepository';
import type { PaymentMethod } from './paymentMethod';

/** Orders that cost nothing, by gratuity, coupon or credit: they are paid as soon as they are concluded in time. */
export const createIsento = ({ transaction }: Database): PaymentMethod => ({
  collect: (pedidoId) =>
    transaction(async (tx) => {
      const pedido = await lockPedido(tx, pedidoId);
      if (pedido?.situacao !== 'aguardando_pagamento' || pedido.total_centavos !== 0) return;
      if (await isHeld(tx, pedidoId)) await advance(tx, pedidoId, 'pago');
    }),
  /** No money came, so none goes back. */
  returnAccepted: () => Promise.resolve(),
});

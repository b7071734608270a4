import type { Tx } from '../platform/database/database';
import type { ReservaDetalhada } from '../reservas/inventory';
import { changedPrice, refusedParts } from './priceProblems';
import { priceReserva, type PricedReserva, type PriceWish } from './priceReserva';
import { freeExtras } from './takeExtras';
import { takeExtras } from './takePedidoExtras';

/**
 * The price at which a pedido is made of a reserva: all that was asked for is in it, and the total is the one that the
 * person was shown, where they were shown one. The benefits and the coupon in it are taken; those of an earlier version of the
 * pedido are freed first.
 */
export async function agreePrice(
  tx: Tx,
  reserva: ReservaDetalhada,
  wish: PriceWish & { totalEsperadoCentavos?: number; isAgain: boolean },
): Promise<PricedReserva> {
  const priced = await priceReserva(tx, reserva, wish);
  if (priced.recusas.length > 0) throw refusedParts(priced.recusas);
  const { totalEsperadoCentavos: esperado = priced.totalCentavos } = wish;
  if (esperado !== priced.totalCentavos) throw changedPrice(esperado, priced.totalCentavos);
  if (wish.isAgain) await freeExtras(tx, reserva.id);
  await takeExtras(tx, reserva, priced);
  return priced;
}

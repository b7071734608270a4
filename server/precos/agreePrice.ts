import { agreeCredito } from '../conta/creditos/creditos';
import type { Tx } from '../platform/database/database';
import type { ReservaDetalhada } from '../reservas/inventory';
import { changedPrice, refusedParts } from './priceProblems';
import { priceReserva, type PricedReserva, type PriceWish } from './priceReserva';
import { freeExtras } from './takeExtras';
import { takeExtras } from './takePedidoExtras';

/** A price that was agreed to, and the part of its total that the person's credit pays. */
export interface AgreedReserva extends PricedReserva {
  creditoCentavos: number;
}

/**
 * The price at which a pedido is made of a reserva: all that was asked for is in it, and the total is the one that the
 * person was shown, where they were shown one. The benefits and the coupon in it are taken; those of an earlier version of the
 * pedido are freed first, and so was its credit by the caller.
 */
export async function agreePrice(
  tx: Tx,
  reserva: ReservaDetalhada,
  wish: PriceWish & { totalEsperadoCentavos?: number; usarCredito?: boolean; isAgain: boolean },
): Promise<AgreedReserva> {
  const priced = await priceReserva(tx, reserva, wish);
  if (priced.recusas.length > 0) throw refusedParts(priced.recusas);
  const creditoCentavos = wish.usarCredito ? await agreeCredito(tx, reserva.dono, priced.totalCentavos) : 0;
  const restCentavos = priced.totalCentavos - creditoCentavos;
  const { totalEsperadoCentavos: esperado = restCentavos } = wish;
  if (esperado !== restCentavos) throw changedPrice(esperado, restCentavos);
  if (wish.isAgain) await freeExtras(tx, reserva.id);
  await takeExtras(tx, reserva, priced);
  return { ...priced, creditoCentavos };
}

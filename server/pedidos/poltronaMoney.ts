import type { ItemRow, PedidoRow } from './pedidoRepository';

type Priced = Pick<ItemRow, 'n' | 'tarifa' | 'pedagio' | 'embarque' | 'seguro' | 'desconto'>;

/** The price that was paid for one seat of an order. */
export interface PaidForPoltrona {
  /** The price of the seat less its discount. */
  precoCentavos: number;
  seguroViagemCentavos: number;
  totalCentavos: number;
}

/** The seat's price and its share of the order's insurance; the shares of all seats add up to the whole. */
export function paidFor(
  item: Priced,
  { seguro_viagem_centavos }: Pick<PedidoRow, 'seguro_viagem_centavos'>,
  poltronas: number,
): PaidForPoltrona {
  const precoCentavos = item.tarifa + item.pedagio + item.embarque + item.seguro - item.desconto;
  const share = Math.floor(seguro_viagem_centavos / poltronas);
  const left = seguro_viagem_centavos - share * poltronas;
  const seguroViagemCentavos = share + (item.n < left ? 1 : 0);
  return { precoCentavos, seguroViagemCentavos, totalCentavos: precoCentavos + seguroViagemCentavos };
}

import type { ItemRow, PedidoRow } from './pedidoRepository';

type Priced = Pick<ItemRow, 'n' | 'tarifa' | 'pedagio' | 'embarque' | 'seguro' | 'desconto' | 'adicionais_centavos'>;

/** The price that was paid for one seat of an order. */
export interface PaidForPoltrona {
  /** The price of the seat less its discount. */
  precoCentavos: number;
  seguroViagemCentavos: number;
  adicionaisCentavos: number;
  totalCentavos: number;
}

/** The seat's price, its extras and its share of the order's insurance; the shares of all seats add up to the whole. */
export function paidFor(
  item: Priced,
  { seguro_viagem_centavos }: Pick<PedidoRow, 'seguro_viagem_centavos'>,
  poltronas: number,
): PaidForPoltrona {
  const precoCentavos = item.tarifa + item.pedagio + item.embarque + item.seguro - item.desconto;
  const share = Math.floor(seguro_viagem_centavos / poltronas);
  const left = seguro_viagem_centavos - share * poltronas;
  const seguroViagemCentavos = share + (item.n < left ? 1 : 0);
  const adicionaisCentavos = item.adicionais_centavos;
  const totalCentavos = precoCentavos + seguroViagemCentavos + adicionaisCentavos;
  return { precoCentavos, seguroViagemCentavos, adicionaisCentavos, totalCentavos };
}

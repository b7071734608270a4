import { sentidosDoPedido } from '../../compra/sentidos/sentidosDoPedido';
import type { ItemPedido } from '../../wire/compra/pedidos';
import type { Parada } from '../../wire/viagens/viagens';

/** A trip that its passengers still set out for. */
export interface ViagemASair {
  bilheteId: string;
  partida: Parada;
  /** The first way of an order begins at home. */
  deCasa: boolean;
}

/** The first trip of each way that is still to come: the second coach of a change is reached at its terminal. */
export function viagensASair(itens: readonly ItemPedido[], agora: Date): ViagemASair[] {
  const { ida, volta } = sentidosDoPedido(itens);
  return [ida[0], volta[0]].flatMap((item, i) => {
    const isValid = item?.bilheteSituacao === undefined || item.bilheteSituacao === 'emitido';
    if (!item?.bilheteId || !isValid || Date.parse(item.chegada.instante) <= agora.getTime()) return [];
    return { bilheteId: item.bilheteId, partida: item.partida, deCasa: i === 0 };
  });
}

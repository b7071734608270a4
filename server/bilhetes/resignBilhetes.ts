import type { Tx } from '../platform/database/database';
import { listItens } from '../pedidos/pedidoRepository';
import { setCodigoEmbarque } from './bilheteRepository';
import { claimsOf } from './bilheteRow';
import type { EmbarqueCodes } from './embarque/embarqueKey';

/** Seats of orders by their place in the order. */
export type Lugares = readonly { pedidoId: string; n: number }[];

/** Signs the boarding codes of tickets anew, for the seats that they have now; tickets that have ended keep theirs. */
export type ResignBilhetes = (tx: Tx, lugares: Lugares) => Promise<void>;

/** See {@link ResignBilhetes}. The code of before stays readable, since it names the ticket. */
export const createResignBilhetes =
  (codes: EmbarqueCodes): ResignBilhetes =>
  async (tx, lugares) => {
    const itens = await listItens(tx, [...new Set(lugares.map(({ pedidoId }) => pedidoId))]);
    for (const item of itens) {
      const { bilhete_id: id, bilhete_situacao: situacao, pedido_id: pedidoId } = item;
      const isMoved = lugares.some((one) => one.pedidoId === pedidoId && one.n === item.n);
      if (!isMoved || id === null || (situacao !== 'emitido' && situacao !== 'nao_embarcou')) continue;
      await setCodigoEmbarque(tx, id, (emissao) => codes.sign(claimsOf(item, id, emissao)));
    }
  };

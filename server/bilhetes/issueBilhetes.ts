import type { Tx } from '../platform/database/database';
import { advance, listItens, lockPedido, type PedidoWithItems } from '../pedidos/pedidoRepository';
import { enqueueEmail } from '../platform/outbox/outbox';
import { insertBilhetes, takeBpeNumbers } from './bilheteRepository';
import type { EmbarqueCodes } from './embarque/embarqueKey';
import { gateCodeOf } from './embarque/gateCode';
import { SERIE_BPE } from '../pedidos/operadoras';
import { bilheteEmail } from './bilheteEmail';
import { newBilheteRow } from './bilheteRow';

/** A seat that the operator has sold; `chave_bpe` is set where the operator numbered the BP-e itself. */
export interface SoldPoltrona {
  n: number;
  chave_bpe: string | null;
}

/** Issues the tickets of sold seats in the given transaction; tickets issued before stay as they are. */
export type IssueBilhetes = (tx: Tx, pedidoId: string, sold: readonly SoldPoltrona[]) => Promise<void>;

/**
 * Makes the function that issues tickets. An order is issued with the last of its tickets, and issued in part before
 * that. Tickets, state and e-mail are one transaction, so no run leaves half of them, and a second run does nothing.
 * @param onIssued called in that transaction once the order has all of its tickets: an exchange ends the ticket that the
 * order replaces.
 */
export const createIssueBilhetes =
  (codes: EmbarqueCodes, publicUrl: string, onIssued: (tx: Tx, pedidoId: string) => Promise<void>): IssueBilhetes =>
  async (tx, pedidoId, sold) => {
    const pedido = await lockPedido(tx, pedidoId);
    if (pedido?.situacao !== 'emitindo' && pedido?.situacao !== 'emitido_parcial') return;
    const itens = await listItens(tx, [pedidoId]);
    const isSold = ({ n }: { n: number }): boolean => sold.some((poltrona) => poltrona.n === n);
    const fresh = itens.filter((item) => item.bilhete_id === null && isSold(item));
    if (fresh.length > 0) await insertNewBilhetes(tx, fresh, sold, codes);
    const isWhole = itens.every(isSold);
    if (!(await advance(tx, pedidoId, isWhole ? 'emitido' : 'emitido_parcial'))) return;
    if (isWhole) await onIssued(tx, pedidoId);
    const issued = isWhole ? itens : itens.filter(isSold);
    const chave = isWhole ? `pedido-emitido/${pedidoId}` : `pedido-emitido-parcial/${pedidoId}`;
    if (pedido.comprador_email !== '') await enqueueEmail(tx, chave, bilheteEmail(pedido, issued, publicUrl));
  };

async function insertNewBilhetes(
  tx: Tx,
  fresh: PedidoWithItems['itens'],
  sold: readonly SoldPoltrona[],
  codes: EmbarqueCodes,
): Promise<void> {
  const chaves = new Map(sold.map(({ n, chave_bpe }) => [n, chave_bpe]));
  const ownCount = fresh.filter(({ n }) => !chaves.get(n)).length;
  let numero = ownCount > 0 ? await takeBpeNumbers(tx, SERIE_BPE, ownCount) : 0;
  const emissao = new Date();
  const rows = fresh.map((item) => {
    const chave = chaves.get(item.n);
    return chave ? underKey(item, chave, emissao, codes) : newBilheteRow(item, numero++, emissao, codes);
  });
  await insertBilhetes(tx, rows);
}

/** The row of a ticket whose BP-e the operator numbered: series and number are part of its key. */
const underKey = (item: PedidoWithItems['itens'][number], chave: string, emissao: Date, codes: EmbarqueCodes) => ({
  ...newBilheteRow(item, 0, emissao, codes),
  serie: Number(chave.slice(22, 25)),
  numero: Number(chave.slice(25, 34)),
  chave_bpe: chave,
  codigo_catraca: gateCodeOf(item.viagem.partida, chave),
});

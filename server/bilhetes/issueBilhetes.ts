import { PORTUGUESE } from '../../src/words/language';
import { inLanguage } from '../platform/language/language';
import type { Emitente } from '../../src/domain/companhia/companhia';
import { readEmitentes } from '../companhia/emitentes';
import type { Tx } from '../platform/database/database';
import { enqueueEmail } from '../platform/outbox/outbox';
import { listItens, type PedidoRow, type PedidoWithItems } from '../pedidos/pedidoRepository';
import { takeBpeNumbers, type NewBilhete } from './bilheteRepository';
import { writeIssued } from './emitidoRepository';
import type { EmbarqueCodes } from './embarque/embarqueKey';
import { gateCodeOf } from './embarque/gateCode';
import { emitenteDoItem } from './emitenteDoItem';
import { bilheteEmail } from './bilheteEmail';
import { newBilheteRow } from './bilheteRow';
import { tomadorEmail } from './tomadorEmail';

/** A seat that the operator has sold; `chave_bpe` is set where the operator numbered the BP-e itself. */
export interface SoldPoltrona {
  n: number;
  chave_bpe: string | null;
}

/**
 * Issues the tickets of sold seats of an order, read under its lock in the given transaction; tickets issued before stay as
 * they are.
 * @returns true where the order has all of its tickets by this.
 */
export type IssueBilhetes = (tx: Tx, pedido: PedidoRow, sold: readonly SoldPoltrona[]) => Promise<boolean>;

/**
 * Makes the function that issues tickets. An order is issued with the last of its tickets, and issued in part before
 * that. Tickets, state and e-mail are one transaction, so no run leaves half of them, and a second run does nothing.
 * @param onIssued called in that transaction once the order has all of its tickets: an exchange ends the ticket that the
 * order replaces.
 */
export const createIssueBilhetes =
  (codes: EmbarqueCodes, publicUrl: string, onIssued: (tx: Tx, pedido: PedidoRow) => Promise<void>): IssueBilhetes =>
  async (tx, pedido, sold) => {
    const { id: pedidoId, situacao } = pedido;
    if (situacao !== 'emitindo' && situacao !== 'emitido_parcial') return false;
    const itens = await listItens(tx, [pedidoId]);
    const isSold = ({ n }: { n: number }): boolean => sold.some((poltrona) => poltrona.n === n);
    const fresh = itens.filter((item) => item.bilhete_id === null && isSold(item));
    const bilhetes = fresh.length > 0 ? await newBilhetes(tx, fresh, sold, codes) : [];
    const isWhole = itens.every(isSold);
    const issued = isWhole ? itens : itens.filter(isSold);
    const moved = await writeIssued(tx, pedidoId, {
      situacao: isWhole ? 'emitido' : 'emitido_parcial',
      bilhetes,
      chave: isWhole ? `pedido-emitido/${pedidoId}` : `pedido-emitido-parcial/${pedidoId}`,
      email: pedido.comprador_email === '' ? null : bilheteEmail(pedido, issued, publicUrl),
    });
    if (moved && isWhole) {
      await tellTomador(tx, pedido, issued);
      await onIssued(tx, pedido);
    }
    return moved && isWhole;
  };

async function tellTomador(tx: Tx, pedido: PedidoRow, itens: PedidoWithItems['itens']): Promise<void> {
  // An accounts department in Brazil reads it, whatever the language of the purchase.
  const email = inLanguage(PORTUGUESE, () => tomadorEmail(pedido, itens));
  if (email) await enqueueEmail(tx, `pedido-emitido-tomador/${pedido.id}`, email);
}

async function newBilhetes(
  tx: Tx,
  fresh: PedidoWithItems['itens'],
  sold: readonly SoldPoltrona[],
  codes: EmbarqueCodes,
): Promise<NewBilhete[]> {
  const chaves = new Map(sold.map(({ n, chave_bpe }) => [n, chave_bpe]));
  const findEmitente = await readEmitentes(tx);
  const itens = fresh.map((item) => ({
    item,
    emitente: emitenteDoItem(item, findEmitente),
    chave: chaves.get(item.n) || null,
  }));
  const nextNumber = await takeNumbers(
    tx,
    itens.flatMap(({ emitente, chave }) => (chave === null ? [emitente] : [])),
  );
  const emissao = new Date();
  return itens.map(({ item, emitente, chave }) =>
    chave === null
      ? newBilheteRow(item, { emitente, numero: nextNumber(emitente) }, emissao, codes)
      : underKey(item, emitente, chave, emissao, codes),
  );
}

/** Tickets are numbered within this. */
const seriesOf = ({ cnpj, ambiente, serie }: Emitente): string => `${cnpj} ${ambiente} ${serie}`;

/** Takes a number for each ticket from the series of its carrier, the series always in the same order. */
async function takeNumbers(tx: Tx, emitentes: readonly Emitente[]): Promise<(emitente: Emitente) => number> {
  const next = new Map<string, number>();
  for (const emitente of emitentes.toSorted((a, b) => seriesOf(a).localeCompare(seriesOf(b)))) {
    const series = seriesOf(emitente);
    const count = emitentes.filter((one) => seriesOf(one) === series).length;
    if (!next.has(series)) next.set(series, await takeBpeNumbers(tx, emitente, count));
  }
  return (emitente) => {
    const series = seriesOf(emitente);
    const numero = next.get(series) ?? 0;
    next.set(series, numero + 1);
    return numero;
  };
}

/** The row of a ticket whose BP-e the operator numbered: series and number are part of its key. */
const underKey = (
  item: PedidoWithItems['itens'][number],
  emitente: Emitente,
  chave: string,
  emissao: Date,
  codes: EmbarqueCodes,
) => ({
  ...newBilheteRow(item, { emitente, numero: 0 }, emissao, codes),
  serie: Number(chave.slice(22, 25)),
  numero: Number(chave.slice(25, 34)),
  chave_bpe: chave,
  codigo_catraca: gateCodeOf(item.viagem.partida, chave),
});

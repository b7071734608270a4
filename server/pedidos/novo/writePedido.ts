import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { activeWords } from '../../../src/words/active';
import { toLocalizador } from '../../../src/domain/bilhetes/localizador';
import type { Tx } from '../../platform/database/database';
import { tryInsertPedido, updatePedido, type NewPedido } from './novoPedidoRepository';
import { deletePedidoItens } from '../pedidoItemRepository';
import type { PedidoRow } from '../pedidoRepository';

/** Inserts an order under a new id and a locator that no other order has, in the language of the request. @returns its row. */
export async function insertPedido(tx: Tx, pedido: NewPedido): Promise<PedidoRow> {
  const id = v7();
  const { language } = activeWords();
  for (;;) {
    const inserted = await tryInsertPedido(tx, { idioma: language, ...pedido, id, localizador: newLocalizador() });
    if (inserted) return inserted;
  }
}

/** Gives an unpaid order new columns and takes its seats away, which are inserted anew. The caller holds its lock. */
export async function rewritePedido(
  tx: Tx,
  { id, versao }: Pick<PedidoRow, 'id' | 'versao'>,
  columns: Parameters<typeof updatePedido>[2],
): Promise<string> {
  await updatePedido(tx, id, { ...columns, versao: versao + 1 });
  await deletePedidoItens(tx, id);
  return id;
}

function newLocalizador(): string {
  for (;;) {
    const localizador = toLocalizador(randomBytes(24));
    if (localizador !== null) return localizador;
  }
}

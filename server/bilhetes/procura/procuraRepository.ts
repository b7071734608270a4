/** Reads `pedido` and `pedido_item` of the orders' room: an order is found by its localizador and a document on it. */
import type { Reader } from '../../platform/database/database';

/** A seat of an order with the documents that open it. */
export interface Documentos {
  pedido_id: string;
  n: number;
  comprador_cpf: string;
  documento: string;
  colo_documento: string | null;
}

/** The documents on the order with a localizador, seat by seat; none where there is no such order. */
export const listDocumentos = (reader: Reader, localizador: string): Promise<Documentos[]> =>
  reader
    .selectFrom('pedido')
    .innerJoin('pedido_item as item', 'item.pedido_id', 'pedido.id')
    .select(['item.pedido_id', 'item.n', 'pedido.comprador_cpf', 'item.documento', 'item.colo_documento'])
    .where('pedido.localizador', '=', localizador)
    .orderBy('item.n')
    .execute();

import type { Insertable, Updateable } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { PedidoRow } from '../pedidoRepository';

/** The columns of a new order without its id and its locator. */
export type NewPedido = Omit<Insertable<Tables['pedido']>, 'id' | 'localizador'>;

/** Inserts an order, which ends the draft of its hold. Undefined where the locator is taken by another order; nothing is inserted then. */
export const tryInsertPedido = (tx: Tx, pedido: Insertable<Tables['pedido']>): Promise<PedidoRow | undefined> =>
  tx
    .with('rascunho', (db) => db.deleteFrom('reserva_rascunho').where('reserva_id', '=', pedido.reserva_id))
    .insertInto('pedido')
    .values(pedido)
    .onConflict((clash) => clash.column('localizador').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Replaces columns of an order. The caller holds its lock and passes the next `versao`. */
export const updatePedido = (tx: Tx, id: string, columns: Updateable<Tables['pedido']>): Promise<unknown> =>
  tx.updateTable('pedido').set(columns).where('id', '=', id).execute();

/** The order of a hold; undefined where none was made. Its existence is stable only under the hold's lock. */
export const findPedidoOfReserva = (
  reader: Reader,
  reservaId: string,
): Promise<{ id: string; situacao: SituacaoPedido } | undefined> =>
  reader.selectFrom('pedido').select(['id', 'situacao']).where('reserva_id', '=', reservaId).executeTakeFirst();

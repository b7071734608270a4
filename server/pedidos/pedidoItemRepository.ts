import { sql, type Insertable } from 'kysely';
import type { TipoAdicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import { provedores } from '../../src/domain/sessao/provedor';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import type { ItemRow } from './pedidoRepository';

/** A seat of an order that is still to be written. */
export type NewItem = Omit<Insertable<Tables['pedido_item']>, 'pedido_id'>;

/**
 * Inserts the seats of an order. A phone that is written down is the order's owner's consent to notices there; a seat that
 * comes from another order brings the consent of that one.
 */
export const insertPedidoItens = (tx: Tx, pedidoId: string, itens: readonly NewItem[]): Promise<ItemRow[]> =>
  tx
    .insertInto('pedido_item')
    .values(itens.map((item) => ({ ...consentOf(item, pedidoId), ...item, pedido_id: pedidoId })))
    .returningAll()
    .execute();

const consentOf = ({ celular }: NewItem, pedidoId: string) =>
  celular === null
    ? { avisos_desde: null, avisos_por: null }
    : {
        avisos_desde: sql<Date>`now()`,
        avisos_por: sql<string>`(select dono from pedido where id = ${pedidoId}::uuid)`,
      };

/** Deletes every seat of an order, before its data are written anew. */
export const deletePedidoItens = (tx: Tx, pedidoId: string): Promise<unknown> =>
  tx.deleteFrom('pedido_item').where('pedido_id', '=', pedidoId).execute();

/** The seats of an order as they were sold, without their tickets and in no particular order. */
export const listPedidoItens = (reader: Reader, pedidoId: string): Promise<ItemRow[]> =>
  reader.selectFrom('pedido_item').selectAll().where('pedido_id', '=', pedidoId).execute();

/** The seats of an order that a person bought for themselves, in their order; none of anybody else's, nor of a counter's. */
export const listOwnItens = (reader: Reader, dono: string, pedidoId: string): Promise<ItemRow[]> =>
  reader
    .selectFrom('pedido_item as item')
    .innerJoin('pedido', 'pedido.id', 'item.pedido_id')
    .selectAll('item')
    .where('item.pedido_id', '=', pedidoId)
    .where('pedido.dono', '=', dono)
    .where('pedido.canal', '<>', provedores.agencia)
    .orderBy('item.n')
    .execute();

/**
 * Moves the extra of this kind from those of a seat to those that were cancelled, with its price. @returns false where the seat
 * does not have it any more.
 */
export async function moveToCancelados(
  tx: Tx,
  { pedidoId, n, tipo }: { pedidoId: string; n: number; tipo: TipoAdicional },
): Promise<boolean> {
  const one = sql`(select a from jsonb_array_elements(adicionais) a where a->>'tipo' = ${tipo}::text)`;
  const { numAffectedRows = 0n } = await sql`
    update pedido_item set adicionais_cancelados = adicionais_cancelados || ${one},
      adicionais = coalesce((select jsonb_agg(a) from jsonb_array_elements(adicionais) a where a->>'tipo' <> ${tipo}::text), '[]'),
      adicionais_centavos = adicionais_centavos - (${one}->>'quantidade')::int * (${one}->>'precoCentavos')::int
    where pedido_id = ${pedidoId}::uuid and n = ${n}::int
      and adicionais @> jsonb_build_array(jsonb_build_object('tipo', ${tipo}::text))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives one seat of an order another number. @returns the item's `n`. */
export async function moveItem(
  tx: Tx,
  pedidoId: string,
  { trecho, de, para }: { trecho: number; de: number; para: number },
): Promise<number> {
  const { n } = await tx
    .updateTable('pedido_item')
    .set({ poltrona: para })
    .where('pedido_id', '=', pedidoId)
    .where('trecho', '=', trecho)
    .where('poltrona', '=', de)
    .returning('n')
    .executeTakeFirstOrThrow();
  return n;
}

/** Records that seat `para` was given to item `n` in place of seat `de`. */
export const insertRealocacao = (
  tx: Tx,
  { pedidoId, n, de, para }: { pedidoId: string; n: number; de: number; para: number },
): Promise<unknown> =>
  tx.insertInto('realocacao').values({ pedido_id: pedidoId, n, de_poltrona: de, para_poltrona: para }).execute();

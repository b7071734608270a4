import { sql, type Insertable, type Selectable } from 'kysely';
import type { Emitente } from '../../src/domain/companhia/companhia';
import type { SituacaoBilhete } from '../../src/domain/wire/compra/pedidos';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

export type NewBilhete = Insertable<Tables['bilhete']>;
export type BilheteRow = Pick<Selectable<Tables['bilhete']>, 'id' | 'pedido_id' | 'n' | 'situacao'>;

/** Inserts the tickets of an order. */
/**
 * Takes `count` numbers of a carrier's fiscal series. The counter's row stays locked until the transaction ends, and the numbers
 * go back with a transaction that fails, so the series has no gap.
 * @returns the first number.
 */
export async function takeBpeNumbers(
  tx: Tx,
  { cnpj, ambiente, serie }: Pick<Emitente, 'cnpj' | 'ambiente' | 'serie'>,
  count: number,
): Promise<number> {
  const { ultimo } = await tx
    .insertInto('bpe_numeracao')
    .values({ cnpj, ambiente, serie, ultimo: count })
    .onConflict((conflict) =>
      conflict.columns(['cnpj', 'ambiente', 'serie']).doUpdateSet({ ultimo: sql`bpe_numeracao.ultimo + ${count}` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo - count + 1;
}

/** A ticket with its seat's place in the order. `id` must be a UUID. */
export const findBilhete = (reader: Reader, id: string): Promise<BilheteRow | undefined> =>
  reader.selectFrom('bilhete').select(['id', 'pedido_id', 'n', 'situacao']).where('id', '=', id).executeTakeFirst();

/** Whether any ticket of an order was issued, in whatever state it is now. */
export async function hasBilhete(reader: Reader, pedidoId: string): Promise<boolean> {
  const bilhete = await reader.selectFrom('bilhete').select('id').where('pedido_id', '=', pedidoId).executeTakeFirst();
  return bilhete !== undefined;
}

/** Moves a ticket to `to` from one of the states `from`; false where it is in another. */
export async function advanceBilhete(
  tx: Tx,
  id: string,
  from: readonly SituacaoBilhete[],
  to: SituacaoBilhete,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bilhete')
    .set({ situacao: to })
    .where('id', '=', id)
    .where('situacao', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records on the ticket of an order that it replaces another one. @returns the new ticket's id. */
export async function linkReplacedBilhete(tx: Tx, pedidoId: string, replacedId: string): Promise<string> {
  const { id } = await tx
    .updateTable('bilhete')
    .set({ substitui_id: replacedId })
    .where('pedido_id', '=', pedidoId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a ticket another boarding code; `sign` gets the instant at which the ticket was issued. */
export async function setCodigoEmbarque(tx: Tx, id: string, sign: (emissao: Date) => string): Promise<void> {
  const { emitido_em } = await tx
    .selectFrom('bilhete')
    .select('emitido_em')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('bilhete')
    .set({ codigo_embarque: sign(emitido_em) })
    .where('id', '=', id)
    .execute();
}

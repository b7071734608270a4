/** Reads `pedido_item` of `pedidos`: a seat names the trip of its ticket, and its extras. */
import { sql } from 'kysely';
import { comNomes } from '../../../src/domain/compra/adicionais/palavrasAdicional';
import type { CargaDoBilhete } from '../../../src/domain/wire/bilhetes/embarque';
import type { Reader, Tx } from '../../platform/database/database';

const SEM_VALIDADE = ['cancelado', 'remarcado', 'transferido'] as const;

/** The ids of a trip's tickets that no longer admit anybody to the bus, in order. */
export const listSemValidade = async (reader: Reader, viagemId: string): Promise<string[]> =>
  (
    await reader
      .selectFrom('bilhete')
      .innerJoin('pedido_item as item', (join) =>
        join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
      )
      .select('bilhete.id')
      .where('item.viagem_id', '=', viagemId)
      .where('bilhete.situacao', 'in', SEM_VALIDADE)
      .orderBy('bilhete.id')
      .execute()
  ).map(({ id }) => id);

/** The valid tickets of a trip that bring extras, by seat. */
export const listCarga = async (reader: Reader, viagemId: string): Promise<CargaDoBilhete[]> =>
  (
    await reader
      .selectFrom('bilhete')
      .innerJoin('pedido_item as item', (join) =>
        join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
      )
      .select(['bilhete.id', 'item.poltrona', 'item.adicionais'])
      .where('item.viagem_id', '=', viagemId)
      .where('bilhete.situacao', 'not in', SEM_VALIDADE)
      .where(sql<boolean>`item.adicionais <> '[]'::jsonb`)
      .orderBy('item.poltrona')
      .execute()
  ).map(({ id, poltrona, adicionais }) => ({
    bilheteId: id,
    poltrona,
    adicionais: comNomes(adicionais).map(({ nome, quantidade }) => ({ nome, quantidade })),
  }));

/** Records the boarding of a ticket, once. A reading later than the database's clock counts as made now. */
export const insertEmbarque = (tx: Tx, bilheteId: string, por: string, lidoEm: string): Promise<unknown> =>
  tx
    .insertInto('bilhete_embarque')
    .values({ bilhete_id: bilheteId, lido_em: sql`least(${lidoEm}::timestamptz, now())`, por })
    .onConflict((conflict) => conflict.column('bilhete_id').doNothing())
    .execute();

/** The time at which a ticket was read at the door; null where it has not boarded. */
export async function findEmbarque(reader: Reader, bilheteId: string): Promise<Date | null> {
  const boarded = await reader
    .selectFrom('bilhete')
    .innerJoin('bilhete_embarque as embarque', 'embarque.bilhete_id', 'bilhete.id')
    .select('embarque.lido_em')
    .where('bilhete.id', '=', bilheteId)
    .where('bilhete.situacao', '=', 'embarcado')
    .executeTakeFirst();
  return boarded?.lido_em ?? null;
}

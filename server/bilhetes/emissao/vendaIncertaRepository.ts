/** Reads `pedido_item` of `pedidos`: a doubtful sale names the seat that stays taken for it. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';

/** A sale that may stand at the operator although its money went back. */
export interface DoubtfulVenda {
  pedido_id: string;
  n: number;
  chave: string;
  viagem_id: string;
  poltrona: number;
  /** The last request to sell is so old that the operator would know of a sale by now. */
  settled: boolean;
}

/**
 * Doubtful sales that are due to be looked up, the longest waiting first; steps that are leased or backing off left out.
 * @param unknownMinutes the age of the last request from which on `settled` is true.
 */
export const dueDoubtfulVendas = (db: Reader, unknownMinutes: number, limit: number): Promise<DoubtfulVenda[]> =>
  inDoubt(db)
    .innerJoin('pedido_item as i', (join) => join.onRef('i.pedido_id', '=', 'e.pedido_id').onRef('i.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n', 'e.chave', 'i.viagem_id', 'i.poltrona'])
    .select(
      sql<boolean>`coalesce(e.tentado_em <= now() - make_interval(mins => ${unknownMinutes}), true)`.as('settled'),
    )
    .orderBy('e.desfazer_em')
    .limit(limit)
    .execute();

/** SQL: whether {@link dueDoubtfulVendas} finds one. */
export const hasDueDoubtfulVendas = (db: Reader): Due => someRow(inDoubt(db).select('e.n'));

const inDoubt = (db: Reader) =>
  db
    .selectFrom('emissao as e')
    .where('e.desfazer_em', '<=', sql<Date>`now()`)
    .where(isFree('desfazer_venda', sql`e.chave`));

type Poltrona = Pick<DoubtfulVenda, 'pedido_id' | 'n'>;

/** Looks a doubtful sale up again in a minute. */
export const postponeDoubt = (db: Reader, { pedido_id, n }: Poltrona): Promise<unknown> =>
  db
    .updateTable('emissao')
    .set({ desfazer_em: sql<Date>`now() + interval '1 minute'` })
    .where('pedido_id', '=', pedido_id)
    .where('n', '=', n)
    .where('desfazer_em', 'is not', null)
    .execute();

/** Records that no sale of a seat stands at the operator; false where another run recorded it first. */
export async function clearDoubt(tx: Tx, { pedido_id, n }: Poltrona): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('emissao')
    .set({ desfazer_em: null })
    .where('pedido_id', '=', pedido_id)
    .where('n', '=', n)
    .where('desfazer_em', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True where no seat of the order is sold, or stays taken for another buyer's or a doubtful sale. */
export async function isWhollyFree(tx: Tx, pedidoId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from emissao where pedido_id = ${pedidoId}::uuid
      and (situacao <> 'recusada' or sem_volta or desfazer_em is not null) limit 1`.execute(tx);
  return rows.length === 0;
}

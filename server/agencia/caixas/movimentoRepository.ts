/** Reads `pedido` and `agencia_operador` of other rooms: a movement is listed with its order and its seller. */
import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type MovementRow = Selectable<Tables['caixa_movimento']>;

/** A movement by its key, or undefined. */
export const movementByKey = (db: Reader, chave: string): Promise<MovementRow | undefined> =>
  db.selectFrom('caixa_movimento').selectAll().where('chave', '=', chave).executeTakeFirst();

/** Sum of a till's movements in cash, in centavos. */
export async function dinheiroInCaixa(db: Reader, caixaId: string): Promise<number> {
  const { soma } = await db
    .selectFrom('caixa_movimento')
    .select(sql<number>`coalesce(sum(valor_centavos), 0)::int`.as('soma'))
    .where('caixa_id', '=', caixaId)
    .where('modalidade', '=', 'dinheiro')
    .executeTakeFirstOrThrow();
  return soma;
}

/**
 * The movements of a till in order, with the order's localizador; `colega` is the operator who made the sale that this
 * movement cancels, where that is another one.
 */
export const listMovimentos = (db: Reader, caixaId: string) =>
  db
    .selectFrom('caixa_movimento as m')
    .leftJoin('pedido as p', 'p.id', 'm.pedido_id')
    .leftJoin('caixa_movimento as v', (join) =>
      join
        .on('v.chave', '=', sql<string>`'venda/' || m.pedido_id`)
        .on('m.tipo', '=', 'cancelamento')
        .onRef('v.operador_id', '<>', 'm.operador_id'),
    )
    .leftJoin('agencia_operador as colega', 'colega.id', 'v.operador_id')
    .select([
      'm.n',
      'm.tipo',
      'm.modalidade',
      'm.valor_centavos',
      'm.recebido_centavos',
      'm.motivo',
      'm.em',
      'p.localizador',
      'colega.nome as colega',
    ])
    .where('m.caixa_id', '=', caixaId)
    .orderBy('m.n')
    .execute();

/** Inserts a movement. */
export const insertMovimento = (
  tx: Tx,
  movimento: Omit<Insertable<Tables['caixa_movimento']>, 'id'>,
): Promise<MovementRow> =>
  tx
    .insertInto('caixa_movimento')
    .values({ id: v7(), ...movimento })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps a movement for the operator's next till; a repetition of its key is ignored. */
export const insertPendencia = (
  tx: Tx,
  { operadorId, chave, corpo }: { operadorId: string; chave: string; corpo: string },
): Promise<unknown> =>
  tx
    .insertInto('caixa_pendencia')
    .values({ id: v7(), operador_id: operadorId, chave, corpo })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute();

/** Deletes the movements kept for an operator and returns them, in no order. */
export const takePendencias = (tx: Tx, operadorId: string) =>
  tx.deleteFrom('caixa_pendencia').where('operador_id', '=', operadorId).returning(['corpo', 'em']).execute();

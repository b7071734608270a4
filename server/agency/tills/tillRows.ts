import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../database/database';
import type { Tables } from '../../database/tables';

export type TillRow = Selectable<Tables['caixa']>;
export type MovementRow = Selectable<Tables['caixa_movimento']>;

/** The till an operator works with now, open or paused; null without one. There is never a second. */
export const openTillOf = (db: Reader, operadorId: string): Promise<TillRow | null> =>
  db
    .selectFrom('caixa')
    .selectAll()
    .where('operador_id', '=', operadorId)
    .where('estado', 'in', ['aberto', 'pausado'])
    .executeTakeFirst()
    .then((row) => row ?? null);

/** The same, held until the transaction ends: nobody closes or pauses it meanwhile. */
export const lockOpenTillOf = (tx: Tx, operadorId: string): Promise<TillRow | null> =>
  tx
    .selectFrom('caixa')
    .selectAll()
    .where('operador_id', '=', operadorId)
    .where('estado', 'in', ['aberto', 'pausado'])
    .forNoKeyUpdate()
    .executeTakeFirst()
    .then((row) => row ?? null);

/** A movement by the key of whoever recorded it. */
export const movementByKey = (db: Reader, chave: string): Promise<MovementRow | undefined> =>
  db.selectFrom('caixa_movimento').selectAll().where('chave', '=', chave).executeTakeFirst();

/** What should lie in the drawer now. */
export async function cashIn(db: Reader, caixaId: string): Promise<number> {
  const { soma } = await db
    .selectFrom('caixa_movimento')
    .select(sql<number>`coalesce(sum(valor_centavos), 0)::int`.as('soma'))
    .where('caixa_id', '=', caixaId)
    .where('modalidade', '=', 'dinheiro')
    .executeTakeFirstOrThrow();
  return soma;
}

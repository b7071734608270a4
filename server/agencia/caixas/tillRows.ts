import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

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

/** One till, held until the transaction ends. */
export const lockTill = (tx: Tx, id: string): Promise<TillRow> =>
  tx.selectFrom('caixa').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export interface CountRow extends Selectable<Tables['caixa_contagem']> {
  por: string;
}

/** How the drawer was last counted, and by whom. */
export const lastCount = (db: Reader, caixaId: string): Promise<CountRow | undefined> =>
  db
    .selectFrom('caixa_contagem as c')
    .innerJoin('agencia_operador as o', 'o.id', 'c.operador_id')
    .selectAll('c')
    .select('o.nome as por')
    .where('c.caixa_id', '=', caixaId)
    .orderBy('c.n', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface DecisionRow extends Selectable<Tables['caixa_decisao']> {
  por: string;
}

/** Closed, returned, signed off: in that order. */
export const decisionsOf = (db: Reader, caixaId: string): Promise<DecisionRow[]> =>
  db
    .selectFrom('caixa_decisao as d')
    .innerJoin('agencia_operador as o', 'o.id', 'd.operador_id')
    .selectAll('d')
    .select('o.nome as por')
    .where('d.caixa_id', '=', caixaId)
    .orderBy('d.n')
    .execute();

/**
 * Whether a count still says how the drawer stands: of a closed till always, of a paused one while no cash moved since,
 * of a returned one only what was counted after it came back. An open till has none: it is counted blind.
 */
export function countHolds(
  till: Pick<TillRow, 'estado'>,
  count: Pick<CountRow, 'id' | 'esperado_centavos'>,
  cash: number,
  decisions: readonly Pick<DecisionRow, 'tipo' | 'contagem_id'>[],
): boolean {
  if (till.estado === 'aberto') return false;
  if (till.estado === 'pausado') return count.esperado_centavos === cash;
  if (till.estado === 'devolvido') return decisions.at(-1)?.contagem_id !== count.id;
  return true;
}

/** Reads `agencia_operador` of the operators' room: counts and decisions are shown with their author's name. */
import type { Insertable, Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export interface CountRow extends Selectable<Tables['caixa_contagem']> {
  por: string;
}

/** The last count of a till with its author's name, or undefined. */
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

/** Inserts a count. */
export const insertContagem = (tx: Tx, contagem: Omit<Insertable<Tables['caixa_contagem']>, 'id'>): Promise<unknown> =>
  tx
    .insertInto('caixa_contagem')
    .values({ id: v7(), ...contagem })
    .execute();

export interface DecisionRow extends Selectable<Tables['caixa_decisao']> {
  por: string;
}

/** The decisions on a till (closed, returned, signed off) in order, with their authors' names. */
export const decisionsOf = (db: Reader, caixaId: string): Promise<DecisionRow[]> =>
  db
    .selectFrom('caixa_decisao as d')
    .innerJoin('agencia_operador as o', 'o.id', 'd.operador_id')
    .selectAll('d')
    .select('o.nome as por')
    .where('d.caixa_id', '=', caixaId)
    .orderBy('d.n')
    .execute();

/** Inserts a decision. */
export const insertDecisao = (tx: Tx, decisao: Omit<Insertable<Tables['caixa_decisao']>, 'id'>): Promise<unknown> =>
  tx
    .insertInto('caixa_decisao')
    .values({ id: v7(), ...decisao })
    .execute();

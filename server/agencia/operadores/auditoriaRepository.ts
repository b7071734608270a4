import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type NewAuditoria = Omit<Insertable<Tables['agencia_auditoria']>, 'id'>;

/** Appends to the trail of an agency or one of its operators. */
export const insertAuditoria = (tx: Tx, auditoria: NewAuditoria): Promise<unknown> =>
  tx
    .insertInto('agencia_auditoria')
    .values({ id: v7(), ...auditoria })
    .execute();

/** The newest `limit` entries of one operator's trail, newest first, with the author's name. */
export const listAuditoria = (db: Reader, operadorId: string, limit: number) =>
  db
    .selectFrom('agencia_auditoria as a')
    .leftJoin('agencia_operador as autor', 'autor.id', 'a.autor_id')
    .select(['a.id', 'a.acao', 'a.antes', 'a.depois', 'a.em', 'autor.nome as autor'])
    .where('a.operador_id', '=', operadorId)
    .orderBy('a.em', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();

import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** A requested change of address. */
export interface TrocaEmail extends Selectable<Tables['conta_troca_email']> {
  expirado: boolean;
}

/** Stores a requested change with `minutes` to live, in place of an earlier one. */
export async function replaceTrocaEmail(
  tx: Tx,
  {
    contaId,
    novoEmail,
    codigoHash,
    minutes,
  }: { contaId: string; novoEmail: string; codigoHash: string; minutes: number },
): Promise<void> {
  const fresh = {
    novo_email: novoEmail,
    codigo_hash: codigoHash,
    expira_em: sql<Date>`now() + make_interval(mins => ${minutes})`,
    tentativas: 0,
  };
  await tx
    .insertInto('conta_troca_email')
    .values({ conta_id: contaId, ...fresh })
    .onConflict((conflict) => conflict.column('conta_id').doUpdateSet(fresh))
    .execute();
}

/** An account's requested change, locked until the transaction ends; or undefined. */
export const lockTrocaEmail = (tx: Tx, contaId: string): Promise<TrocaEmail | undefined> =>
  tx
    .selectFrom('conta_troca_email')
    .selectAll()
    .select(sql<boolean>`expira_em <= now()`.as('expirado'))
    .where('conta_id', '=', contaId)
    .forUpdate()
    .executeTakeFirst();

/** Sets the number of wrong codes. */
export const setTentativas = (tx: Tx, contaId: string, tentativas: number): Promise<unknown> =>
  tx.updateTable('conta_troca_email').set({ tentativas }).where('conta_id', '=', contaId).execute();

/** Deletes an account's requested change. */
export const deleteTrocaEmail = (tx: Tx, contaId: string): Promise<unknown> =>
  tx.deleteFrom('conta_troca_email').where('conta_id', '=', contaId).execute();

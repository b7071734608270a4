import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';

/** Name of an establishment. */
export const readNomeOfEstabelecimento = async (db: Reader, id: number): Promise<string> =>
  (await db.selectFrom('agencia_estabelecimento').select('nome').where('id', '=', id).executeTakeFirstOrThrow()).nome;

/** Increments an establishment's count of tills and returns it: the number of the till that is being opened. */
export async function takeNumeroOfCaixa(tx: Tx, estabelecimentoId: number): Promise<number> {
  const { ultimo_caixa } = await tx
    .updateTable('agencia_estabelecimento')
    .set({ ultimo_caixa: sql<number>`ultimo_caixa + 1` })
    .where('id', '=', estabelecimentoId)
    .returning('ultimo_caixa')
    .executeTakeFirstOrThrow();
  return ultimo_caixa;
}

/** Inserts an establishment of the seed; one that exists is left as it is. */
export const seedEstabelecimento = (
  db: Reader,
  estabelecimento: { id: number; nome: string; cnpj: string },
): Promise<unknown> =>
  db
    .insertInto('agencia_estabelecimento')
    .values(estabelecimento)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Sets the place of an establishment that has none. */
export const placeEstabelecimento = (tx: Tx, id: number, localidadeId: number): Promise<unknown> =>
  tx
    .updateTable('agencia_estabelecimento')
    .set({ localidade_id: localidadeId })
    .where('id', '=', id)
    .where('localidade_id', 'is', null)
    .execute();

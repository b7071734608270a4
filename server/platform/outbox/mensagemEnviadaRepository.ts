import { sql, type Expression } from 'kysely';
import type { Tx } from '../database/database';

/** Deletes the sent messages to any of the addresses that a subquery selects, in lower case. */
export const forgetSentTo = (tx: Tx, addresses: Expression<unknown>): Promise<unknown> =>
  tx
    .deleteFrom('caixa_saida')
    .where('publicado_em', 'is not', null)
    .where(sql<boolean>`lower(corpo->>'para') in ${addresses}`)
    .execute();

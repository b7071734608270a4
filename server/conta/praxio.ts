import type { OperadoraLogin } from './operadoraLogin';
import { sql } from 'kysely';
import { v4 } from 'uuid';
import type { SessaoPraxio } from '../../src/domain/wire/conta';
import type { Database } from '../platform/database/database';
import { companySession } from './companySession';

/** An operator's session lasts this long after its login (spec §9). */
export const SESSAO_PRAXIO_HORAS = 10;

const toSessao = (row: {
  sessao_client_id: string;
  estabelecimento_id: number;
  login_em: Date;
  cache: boolean;
}): SessaoPraxio => ({
  sessaoClientId: row.sessao_client_id,
  estabelecimentoId: row.estabelecimento_id,
  loginDate: row.login_em.toISOString(),
  expiraEm: new Date(row.login_em.getTime() + SESSAO_PRAXIO_HORAS * 3_600_000).toISOString(),
  cache: row.cache,
});

/**
 * Gives somebody a session of their own, in the place of an earlier one. Its id is ours and means nothing outside: it
 * stands for the company's session at the operator's system, which stays on the server.
 */
export async function loginPraxio(database: Database, praxio: OperadoraLogin, dono: string): Promise<SessaoPraxio> {
  const { db } = database;
  const { estabelecimentoId } = await companySession(database, praxio);
  const fresh = {
    sessao_client_id: v4(),
    estabelecimento_id: estabelecimentoId,
    login_em: sql<Date>`now()`,
    cache: false,
  };
  const row = await db
    .insertInto('sessao_praxio')
    .values({ dono, ...fresh })
    .onConflict((conflict) => conflict.column('dono').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSessao(row);
}

/** The session kept for somebody, marked as cached; null when there is none inside its ten hours. */
export async function cachedPraxio({ db }: Database, dono: string): Promise<SessaoPraxio | null> {
  const row = await db
    .updateTable('sessao_praxio')
    .set({ cache: true })
    .where('dono', '=', dono)
    .where(sql<boolean>`login_em > now() - make_interval(hours => ${SESSAO_PRAXIO_HORAS})`)
    .returningAll()
    .executeTakeFirst();
  return row ? toSessao(row) : null;
}

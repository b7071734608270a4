import { sql, type Selectable } from 'kysely';
import { v4 } from 'uuid';
import type { Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { SessaoOperadora } from './operadoraLogin';

export type SessaoPraxioRow = Selectable<Tables['sessao_praxio']>;

/**
 * Takes the lease on the company's login for `seconds`; false while another process holds it, or while the last login is
 * younger than `minutes`.
 */
export async function takeLogin(
  db: Reader,
  { seconds, minutes }: { seconds: number; minutes: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('praxio_sessao')
    .set({ entrando_ate: sql<Date>`now() + make_interval(secs => ${seconds}::int)` })
    .where('entrando_ate', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(login_em is null or login_em < now() - make_interval(mins => ${minutes}::int))`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the company's session and ends the lease on its login. */
export const saveCompanySession = (
  db: Reader,
  { sessaoClientId, estabelecimentoId }: SessaoOperadora,
): Promise<unknown> =>
  db
    .updateTable('praxio_sessao')
    .set({ sessao_client_id: sessaoClientId, estabelecimento_id: estabelecimentoId })
    .set({ login_em: sql<Date>`now()`, entrando_ate: sql<Date>`now()` })
    .execute();

/** The company's session, unless it is older than `hours` or there is none. */
export async function findCompanySession(db: Reader, hours: number): Promise<SessaoOperadora | null> {
  const row = await db
    .selectFrom('praxio_sessao')
    .select(['sessao_client_id', 'estabelecimento_id'])
    .where(sql<boolean>`login_em > now() - make_interval(hours => ${hours}::int)`)
    .executeTakeFirst();
  if (!row || row.sessao_client_id === null || row.estabelecimento_id === null) return null;
  return { sessaoClientId: row.sessao_client_id, estabelecimentoId: row.estabelecimento_id };
}

/** Gives a person a new session with an id of our own, in place of an earlier one. */
export function replaceSessao(db: Reader, dono: string, estabelecimentoId: number): Promise<SessaoPraxioRow> {
  const fresh = {
    sessao_client_id: v4(),
    estabelecimento_id: estabelecimentoId,
    login_em: sql<Date>`now()`,
    cache: false,
  };
  return db
    .insertInto('sessao_praxio')
    .values({ dono, ...fresh })
    .onConflict((conflict) => conflict.column('dono').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a person's session. */
export const deleteSessao = (db: Reader, dono: string): Promise<unknown> =>
  db.deleteFrom('sessao_praxio').where('dono', '=', dono).execute();

/** Marks a person's session as cached and returns it; undefined where there is none younger than `hours`. */
export const markSessaoCached = (db: Reader, dono: string, hours: number): Promise<SessaoPraxioRow | undefined> =>
  db
    .updateTable('sessao_praxio')
    .set({ cache: true })
    .where('dono', '=', dono)
    .where(sql<boolean>`login_em > now() - make_interval(hours => ${hours})`)
    .returningAll()
    .executeTakeFirst();

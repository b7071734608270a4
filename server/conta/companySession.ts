import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database';
import { type OperadoraLogin, type SessaoOperadora, PraxioUnavailable } from './operadoraLogin';

/** The company's session is renewed once it is this old, far from the end of its ten hours. */
const RENEW_AFTER_MINUTES = 60;
const VALID_HOURS = 10;
/** One login at a time, whatever number of replicas and people; a process that dies in it holds the others up so long. */
const LOGIN_SECONDS = 15;
const [POLLS, POLL_MS] = [25, 200];

/**
 * The company's own session at the operator's system, shared by everybody and never handed out. It is opened at most once
 * an hour: `entrando_ate` is a lease on the one login, taken by a conditional update. Who does not get the lease uses the
 * session that stands, or waits for the one that is being opened.
 */
export async function companySession({ db }: Database, praxio: OperadoraLogin): Promise<SessaoOperadora> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await takeLogin(db)) return logIn(db, praxio);
    const standing = await validSession(db);
    if (standing) return standing;
    await pause(POLL_MS);
  }
  throw new PraxioUnavailable('the login of another process did not end');
}

async function takeLogin(db: Database['db']): Promise<boolean> {
  const taken = await db
    .updateTable('praxio_sessao')
    .set({ entrando_ate: sql<Date>`now() + make_interval(secs => ${LOGIN_SECONDS}::int)` })
    .where('entrando_ate', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(login_em is null or login_em < now() - make_interval(mins => ${RENEW_AFTER_MINUTES}::int))`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A login that fails keeps its lease, so the operator is asked again only after a pause. */
async function logIn(db: Database['db'], praxio: OperadoraLogin): Promise<SessaoOperadora> {
  try {
    const { sessaoClientId, estabelecimentoId } = await praxio.login();
    const fresh = { sessao_client_id: sessaoClientId, estabelecimento_id: estabelecimentoId };
    await db
      .updateTable('praxio_sessao')
      .set({ ...fresh, login_em: sql<Date>`now()`, entrando_ate: sql<Date>`now()` })
      .execute();
    return { sessaoClientId, estabelecimentoId };
  } catch (error) {
    const standing = error instanceof PraxioUnavailable ? await validSession(db) : null;
    if (standing) return standing;
    throw error;
  }
}

async function validSession(db: Database['db']): Promise<SessaoOperadora | null> {
  const row = await db
    .selectFrom('praxio_sessao')
    .select(['sessao_client_id', 'estabelecimento_id'])
    .where(sql<boolean>`login_em > now() - make_interval(hours => ${VALID_HOURS}::int)`)
    .executeTakeFirst();
  if (!row || row.sessao_client_id === null || row.estabelecimento_id === null) return null;
  return { sessaoClientId: row.sessao_client_id, estabelecimentoId: row.estabelecimento_id };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import { type OperadoraLogin, type SessaoOperadora, PraxioUnavailable } from './operadoraLogin';
import { findCompanySession, saveCompanySession, takeLogin } from './sessaoPraxioRepository';

/** Age at which the company's session is renewed, long before it expires. */
const RENEW_AFTER_MINUTES = 60;
const VALID_HOURS = 10;
/** Lease of the one login of all replicas; a process that dies during it blocks the others for this time. */
const LOGIN_SECONDS = 15;
const [POLLS, POLL_MS] = [25, 200];

/**
 * The company's own session at the operator's system, shared by everybody and never handed out. It is opened at most once
 * an hour, under a lease that a conditional update takes (`entrando_ate`). A caller without the lease uses the present
 * session, or waits for the one that is being opened.
 */
export async function companySession({ db }: Database, praxio: OperadoraLogin): Promise<SessaoOperadora> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await takeLogin(db, { seconds: LOGIN_SECONDS, minutes: RENEW_AFTER_MINUTES })) return logIn(db, praxio);
    const standing = await findCompanySession(db, VALID_HOURS);
    if (standing) return standing;
    await pause(POLL_MS);
  }
  throw new PraxioUnavailable('the login of another process did not end');
}

/** Logs in and stores the session; a failure keeps the lease, so that the next attempt waits. */
async function logIn(db: Database['db'], praxio: OperadoraLogin): Promise<SessaoOperadora> {
  try {
    const { sessaoClientId, estabelecimentoId } = await praxio.login();
    await saveCompanySession(db, { sessaoClientId, estabelecimentoId });
    return { sessaoClientId, estabelecimentoId };
  } catch (error) {
    const standing = error instanceof PraxioUnavailable ? await findCompanySession(db, VALID_HOURS) : null;
    if (standing) return standing;
    throw error;
  }
}

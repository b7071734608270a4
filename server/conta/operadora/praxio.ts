import type { OperadoraLogin } from './operadoraLogin';
import type { SessaoPraxio } from '../../../src/domain/wire/conta/conta';
import type { Database } from '../../platform/database/database';
import { companySession } from './companySession';
import { markSessaoCached, replaceSessao, type SessaoPraxioRow } from './sessaoPraxioRepository';

/** Life of a session at the operator's system after its login (spec §9). */
const SESSAO_PRAXIO_HORAS = 10;

const toSessao = (row: SessaoPraxioRow): SessaoPraxio => ({
  sessaoClientId: row.sessao_client_id,
  estabelecimentoId: row.estabelecimento_id,
  loginDate: row.login_em.toISOString(),
  expiraEm: new Date(row.login_em.getTime() + SESSAO_PRAXIO_HORAS * 3_600_000).toISOString(),
  cache: row.cache,
});

/**
 * Gives a person a session in place of an earlier one. Its id is our own and means nothing outside: it represents the
 * company's session at the operator's system, which stays on the server.
 */
export async function loginPraxio(database: Database, praxio: OperadoraLogin, dono: string): Promise<SessaoPraxio> {
  const { db } = database;
  const { estabelecimentoId } = await companySession(database, praxio);
  const row = await replaceSessao(db, dono, estabelecimentoId);
  return toSessao(row);
}

/** A person's session, marked as cached; null where there is none or it has expired. */
export async function cachedPraxio({ db }: Database, dono: string): Promise<SessaoPraxio | null> {
  const row = await markSessaoCached(db, dono, SESSAO_PRAXIO_HORAS);
  return row ? toSessao(row) : null;
}

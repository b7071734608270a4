import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../platform/database/database';
import type { Fetch } from '../platform/http/outgoing/fetch';
import { inParallel } from '../platform/jobs/inParallel';
import { someRow, type Due } from '../platform/jobs/someRow';

const MAX_ATTEMPTS = 12;
const TIMEOUT_MS = 5000;
/** A claimed notice is claimed again where its sender died: later than its receiver may answer. */
const LEASE_S = 10;
const AT_ONCE = 20;

/** The tables of notices that an embedded bank still owes its customer. */
type Tabela = 'sandbox_boleto_aviso' | 'sandbox_pix_aviso';

/** The notices of one bank. */
interface Avisos<Aviso> {
  tabela: Tabela;
  /** SQL: the tables that say where an `aviso` goes, joined by `on`. */
  from: RawBuilder<unknown>;
  on: RawBuilder<boolean>;
  /** SQL: the columns that `send` needs. */
  columns: RawBuilder<Aviso>;
  /** Sends one. @returns whether its receiver took it. */
  send: (aviso: Aviso) => Promise<boolean>;
}

/** A notice that this process alone sends until its lease has expired. */
interface Claimed {
  id: string;
  /** Attempts, with this one. */
  tentativas: number;
}

const dueIn = (tabela: Tabela) => sql`
  select id from ${sql.table(tabela)}
  where entregue_em is null and tentativas < ${MAX_ATTEMPTS} and tentar_em <= now()`;

/** SQL: whether a notice has to be sent now. */
export const hasDueAvisos = (tabela: Tabela): Due => someRow(dueIn(tabela));

/** Sends the due notices; one that is not taken is sent again after 1, 2, 4 … seconds. */
export function createAvisoQueue<Aviso extends object>(
  { db }: Database,
  { tabela, from, on, columns, send }: Avisos<Aviso>,
): () => Promise<void> {
  const claim = async (): Promise<(Aviso & Claimed)[]> => {
    const { rows } = await sql<Aviso & Claimed>`
      update ${sql.table(tabela)} as aviso
      set tentativas = aviso.tentativas + 1, tentar_em = now() + make_interval(secs => ${LEASE_S})
      from ${from}
      where ${on} and aviso.id in (${dueIn(tabela)} order by tentar_em limit ${AT_ONCE} for update skip locked)
      returning aviso.id, aviso.tentativas, ${columns}`.execute(db);
    return rows;
  };
  const deliver = async (aviso: Aviso & Claimed): Promise<void> => {
    const outcome = (await send(aviso))
      ? sql`entregue_em = now()`
      : sql`tentar_em = now() + make_interval(secs => ${2 ** (aviso.tentativas - 1)})`;
    await sql`update ${sql.table(tabela)} set ${outcome} where id = ${aviso.id}`.execute(db);
  };
  return async () => {
    await inParallel(AT_ONCE, await claim(), deliver);
  };
}

/** Whether an address can be registered for notices. */
export const isAvisoUrl = (url: unknown): url is string =>
  typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url);

/** Posts JSON, given as its text. @returns whether the receiver answered with 2xx. */
export async function postAviso(
  fetch: Fetch,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { Bank } from './bank';
import { RECEBEDOR } from './cobRules';
import { inParallel } from '../../platform/jobs/inParallel';
import { someRow } from '../../platform/jobs/someRow';
import { PixProblem } from './pixProblem';

const MAX_ATTEMPTS = 12;
const TIMEOUT_MS = 5000;
/** A claimed notice is claimed again where its sender died: later than its receiver may answer. */
const LEASE_S = 10;
const AT_ONCE = 20;

/** A notice that this process alone sends until its lease has expired. */
interface Claimed {
  id: string;
  e2eid: string;
  /** Attempts, with this one. */
  tentativas: number;
  url: string;
}

const dueNotices = sql`
  select id from sandbox_pix_aviso
  where entregue_em is null and tentativas < ${MAX_ATTEMPTS} and tentar_em <= now()`;

/** SQL: whether a notice has to be sent now. */
export const hasDueNotices = someRow(dueNotices);

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends each payment to `{webhookUrl}/pix`, with retries until it is accepted. */
export function createWebhooks({ db }: Database, bank: Bank, fetch: Fetch) {
  const find = async (chave: string) => {
    const row = await db.selectFrom('sandbox_pix_webhook').selectAll().where('chave', '=', chave).executeTakeFirst();
    if (!row) throw new PixProblem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
    return row;
  };

  const claimed = async (): Promise<Claimed[]> => {
    const { rows } = await sql<Claimed>`
      update sandbox_pix_aviso as aviso
      set tentativas = aviso.tentativas + 1, tentar_em = now() + make_interval(secs => ${LEASE_S})
      from sandbox_pix_pagamento as pago, sandbox_pix_webhook as webhook
      where pago.e2eid = aviso.e2eid and webhook.chave = pago.chave and aviso.id in (${dueNotices}
        order by tentar_em limit ${AT_ONCE} for update skip locked)
      returning aviso.id, aviso.e2eid, aviso.tentativas, webhook.url`.execute(db);
    return rows;
  };

  const deliver = async ({ id, e2eid, tentativas, url }: Claimed) => {
    const heard = await post(fetch, `${url}/pix`, { pix: [await bank.getPix(e2eid)] });
    const waitSeconds = 2 ** (tentativas - 1);
    await db
      .updateTable('sandbox_pix_aviso')
      .set(
        heard ? { entregue_em: sql<Date>`now()` } : { tentar_em: sql`now() + make_interval(secs => ${waitSeconds})` },
      )
      .where('id', '=', id)
      .execute();
  };

  return {
    find: async (chave: string) => {
      const row = await find(chave);
      return { webhookUrl: row.url, cnpj: RECEBEDOR.cnpj, criacao: row.criacao.toISOString() };
    },
    register: async (chave: string, url: string) => {
      if (!isUrl(url)) throw new PixProblem('WebhookOperacaoInvalida', 'O campo webhookUrl não é uma URL.');
      await db
        .insertInto('sandbox_pix_webhook')
        .values({ chave, url })
        .onConflict((conflict) => conflict.column('chave').doUpdateSet({ url }))
        .execute();
    },
    remove: async (chave: string) => {
      await find(chave);
      await db.deleteFrom('sandbox_pix_webhook').where('chave', '=', chave).execute();
    },
    /** Sends the due notices; one that is not answered with 2xx is sent again after 1, 2, 4 … seconds. */
    deliverDue: async () => {
      await inParallel(AT_ONCE, await claimed(), deliver);
    },
  };
}

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

async function post(fetch: Fetch, url: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

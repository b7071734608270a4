import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { Bank } from './bank';
import { RECEBEDOR } from './cobRules';
import { PixProblem } from './pixProblem';

const MAX_ATTEMPTS = 12;
const TIMEOUT_MS = 5000;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends each payment to `{webhookUrl}/pix`, with retries until it is accepted. */
export function createWebhooks({ db }: Database, bank: Bank, fetch: Fetch) {
  const find = async (chave: string) => {
    const row = await db.selectFrom('sandbox_pix_webhook').selectAll().where('chave', '=', chave).executeTakeFirst();
    if (!row) throw new PixProblem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
    return row;
  };

  const due = () =>
    db
      .selectFrom('sandbox_pix_aviso as aviso')
      .innerJoin('sandbox_pix_pagamento as pago', 'pago.e2eid', 'aviso.e2eid')
      .innerJoin('sandbox_pix_webhook as webhook', 'webhook.chave', 'pago.chave')
      .select(['aviso.id', 'aviso.e2eid', 'aviso.tentativas', 'webhook.url'])
      .where('aviso.entregue_em', 'is', null)
      .where('aviso.tentativas', '<', MAX_ATTEMPTS)
      .where('aviso.tentar_em', '<=', sql<Date>`now()`)
      .orderBy('aviso.tentar_em')
      .limit(20)
      .execute();

  const deliver = async (aviso: { id: string; e2eid: string; tentativas: number; url: string }) => {
    const heard = await post(fetch, `${aviso.url}/pix`, { pix: [await bank.getPix(aviso.e2eid)] });
    const waitSeconds = 2 ** aviso.tentativas;
    await db
      .updateTable('sandbox_pix_aviso')
      .set(
        heard ? { entregue_em: sql<Date>`now()` } : { tentar_em: sql`now() + make_interval(secs => ${waitSeconds})` },
      )
      .set({ tentativas: aviso.tentativas + 1 })
      .where('id', '=', aviso.id)
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
      for (const aviso of await due()) await deliver(aviso);
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

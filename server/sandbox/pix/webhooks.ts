import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createAvisoQueue, hasDueAvisos, isAvisoUrl, postAviso } from '../avisoQueue';
import type { Bank } from './bank';
import { RECEBEDOR } from './cobRules';
import { PixProblem } from './pixProblem';

interface AvisoDePix {
  e2eid: string;
  url: string;
}

/** SQL: whether a notice has to be sent now. */
export const hasDueNotices = hasDueAvisos('sandbox_pix_aviso');

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends each payment to `{webhookUrl}/pix`, with retries until it is accepted. */
export function createWebhooks(database: Database, bank: Bank, fetch: Fetch) {
  const { db } = database;
  const find = async (chave: string) => {
    const row = await db.selectFrom('sandbox_pix_webhook').selectAll().where('chave', '=', chave).executeTakeFirst();
    if (!row) throw new PixProblem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
    return row;
  };

  return {
    find: async (chave: string) => {
      const row = await find(chave);
      return { webhookUrl: row.url, cnpj: RECEBEDOR.cnpj, criacao: row.criacao.toISOString() };
    },
    register: async (chave: string, url: string) => {
      if (!isAvisoUrl(url)) throw new PixProblem('WebhookOperacaoInvalida', 'O campo webhookUrl não é uma URL.');
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
    deliverDue: createAvisoQueue<AvisoDePix>(database, {
      tabela: 'sandbox_pix_aviso',
      from: sql`sandbox_pix_pagamento as pago, sandbox_pix_webhook as webhook`,
      on: sql<boolean>`pago.e2eid = aviso.e2eid and webhook.chave = pago.chave`,
      columns: sql<AvisoDePix>`aviso.e2eid, webhook.url`,
      send: async ({ e2eid, url }) =>
        postAviso(fetch, `${url}/pix`, JSON.stringify({ pix: [await bank.getPix(e2eid)] })),
    }),
  };
}

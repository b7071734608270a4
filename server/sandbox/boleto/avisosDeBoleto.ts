import { sql } from 'kysely';
import { SIGNATURE_HEADER, signNotice } from '../../pagamento/noticeSignature';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createAvisoQueue, hasDueAvisos, isAvisoUrl, postAviso } from '../avisoQueue';
import { SANDBOX_SEGREDO } from './bancoDeBoletos';
import { BoletoProblem } from './boletoProblem';

interface AvisoDeBoleto {
  numero: string;
  url: string;
}

/** SQL: whether a notice has to be sent now. */
export const hasDueAvisosDeBoleto = hasDueAvisos('sandbox_boleto_aviso');

export type AvisosDeBoleto = ReturnType<typeof createAvisosDeBoleto>;

/** Tells the receiver which boletos changed, signed; a notice that is not taken is signed anew and sent again. */
export function createAvisosDeBoleto(database: Database, fetch: Fetch) {
  return {
    register: async (url: unknown): Promise<void> => {
      if (!isAvisoUrl(url)) throw new BoletoProblem(400, 'O campo url não é um endereço.');
      await database.db
        .insertInto('sandbox_boleto_webhook')
        .values({ unica: true, url })
        .onConflict((conflict) => conflict.column('unica').doUpdateSet({ url }))
        .execute();
    },
    deliverDue: createAvisoQueue<AvisoDeBoleto>(database, {
      tabela: 'sandbox_boleto_aviso',
      from: sql`sandbox_boleto_webhook as webhook`,
      on: sql<boolean>`true`,
      columns: sql<AvisoDeBoleto>`aviso.numero, webhook.url`,
      send: ({ numero, url }) => {
        const body = JSON.stringify({ boletos: [{ numero, evento: 'LIQUIDADO' }] });
        const signature = signNotice(Buffer.from(body), SANDBOX_SEGREDO, Date.now());
        return postAviso(fetch, url, body, { [SIGNATURE_HEADER]: signature });
      },
    }),
  };
}

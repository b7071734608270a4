import { sql } from 'kysely';
import { SIGNATURE_HEADER, signNotice } from '../../pagamento/boleto/noticeSignature';
import type { Database } from '../../platform/database/database';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { inParallel } from '../../platform/jobs/inParallel';
import { someRow } from '../../platform/jobs/someRow';
import { SANDBOX_SEGREDO } from './bancoDeBoletos';
import { BoletoProblem } from './boletoProblem';

const MAX_ATTEMPTS = 12;
const TIMEOUT_MS = 5000;
/** A claimed notice is claimed again where its sender died: later than its receiver may answer. */
const LEASE_S = 10;
const AT_ONCE = 20;

interface Claimed {
  id: string;
  numero: string;
  /** Attempts, with this one. */
  tentativas: number;
  url: string;
}

const dueAvisos = sql`
  select id from sandbox_boleto_aviso
  where entregue_em is null and tentativas < ${MAX_ATTEMPTS} and tentar_em <= now()`;

/** SQL: whether a notice has to be sent now. */
export const hasDueAvisosDeBoleto = someRow(dueAvisos);

export type AvisosDeBoleto = ReturnType<typeof createAvisosDeBoleto>;

/** Tells the receiver which boletos changed, signed; a notice that is not taken is signed anew and sent again. */
export function createAvisosDeBoleto({ db }: Database, fetch: Fetch) {
  const claim = async (): Promise<Claimed[]> => {
    const { rows } = await sql<Claimed>`
      update sandbox_boleto_aviso as aviso
      set tentativas = aviso.tentativas + 1, tentar_em = now() + make_interval(secs => ${LEASE_S})
      from sandbox_boleto_webhook as webhook
      where aviso.id in (${dueAvisos} order by tentar_em limit ${AT_ONCE} for update skip locked)
      returning aviso.id, aviso.numero, aviso.tentativas, webhook.url`.execute(db);
    return rows;
  };

  const deliver = async ({ id, numero, tentativas, url }: Claimed): Promise<void> => {
    const heard = await post(fetch, url, { boletos: [{ numero, evento: 'LIQUIDADO' }] });
    const waitSeconds = 2 ** (tentativas - 1);
    await db
      .updateTable('sandbox_boleto_aviso')
      .set(
        heard ? { entregue_em: sql<Date>`now()` } : { tentar_em: sql`now() + make_interval(secs => ${waitSeconds})` },
      )
      .where('id', '=', id)
      .execute();
  };

  return {
    register: async (url: unknown): Promise<void> => {
      if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url)) {
        throw new BoletoProblem(400, 'O campo url não é um endereço.');
      }
      await db
        .insertInto('sandbox_boleto_webhook')
        .values({ unica: true, url })
        .onConflict((conflict) => conflict.column('unica').doUpdateSet({ url }))
        .execute();
    },
    /** Sends the due notices; one that is not answered with 2xx is sent again after 1, 2, 4 … seconds. */
    deliverDue: async (): Promise<void> => {
      await inParallel(AT_ONCE, await claim(), deliver);
    },
  };
}

async function post(fetch: Fetch, url: string, notice: unknown): Promise<boolean> {
  const body = JSON.stringify(notice);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotice(Buffer.from(body), SANDBOX_SEGREDO, Date.now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

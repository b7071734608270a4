import { sql } from 'kysely';
import type { Database, Reader } from '../platform/database/database';
import { inSeconds } from '../platform/database/inSeconds';
import { isFree, type Steps } from '../platform/jobs/steps';
import type { EtapaAviso } from './tables';

/** What a notice is about. */
export interface Noticed {
  /** The charge: the `txid` of a Pix, the id of a `cobranca_cartao`. */
  assunto: string;
  pedidoId: string;
}

interface Kept extends Noticed {
  avisos: number;
}

interface NoticeServices {
  database: Database;
  steps: Steps;
}

const BATCH = 50;

/**
 * Keeps notices about charges, to be worked on by {@link concludeKept}: the provider that sends one is answered before it
 * is asked. A notice repeated counts, and is looked at no later than the first.
 * @param seconds until the provider is asked.
 */
export async function keepNotices(reader: Reader, etapa: EtapaAviso, charges: Noticed[], seconds = 0): Promise<void> {
  if (charges.length === 0) return;
  await reader
    .insertInto('aviso_pagamento')
    .values(
      charges.map(({ assunto, pedidoId }) => ({
        ...{ etapa, assunto, pedido_id: pedidoId, olhar_em: inSeconds(seconds) },
      })),
    )
    .onConflict((again) =>
      again.columns(['etapa', 'assunto']).doUpdateSet({
        avisos: sql`aviso_pagamento.avisos + 1`,
        olhar_em: sql`least(aviso_pagamento.olhar_em, excluded.olhar_em)`,
      }),
    )
    .execute();
}

/**
 * Works on the notices that are due, the oldest first. One whose work throws stays; so does one that came again
 * meanwhile, since it is about something that the provider may not have known when it was asked.
 * @param work asks the provider, since nothing that a notice says is believed. It is repeatable and answers in how many
 * seconds the provider is asked again, or null where nothing is open any more.
 */
export async function concludeKept(
  { database: { db }, steps }: NoticeServices,
  etapa: EtapaAviso,
  work: (notice: Noticed) => Promise<number | null>,
): Promise<void> {
  await steps.each(
    etapa,
    await due(db, etapa),
    (notice) => notice,
    async (notice) => {
      const seconds = await work(notice);
      await (seconds === null ? forget(db, etapa, notice) : postpone(db, etapa, notice, seconds));
    },
  );
}

const due = (db: Reader, etapa: EtapaAviso): Promise<Kept[]> =>
  db
    .selectFrom('aviso_pagamento as a')
    .select(['a.assunto', 'a.pedido_id as pedidoId', 'a.avisos'])
    .where('a.etapa', '=', etapa)
    .where('a.olhar_em', '<=', sql<Date>`now()`)
    .where(isFree(etapa, sql`a.assunto`))
    .orderBy('a.olhar_em')
    .limit(BATCH)
    .execute();

const forget = (db: Reader, etapa: EtapaAviso, { assunto, avisos }: Kept): Promise<unknown> =>
  db
    .deleteFrom('aviso_pagamento')
    .where('etapa', '=', etapa)
    .where('assunto', '=', assunto)
    .where('avisos', '=', avisos)
    .execute();

const postpone = (db: Reader, etapa: EtapaAviso, { assunto, avisos }: Kept, seconds: number): Promise<unknown> =>
  db
    .updateTable('aviso_pagamento')
    .set({ olhar_em: inSeconds(seconds) })
    .where('etapa', '=', etapa)
    .where('assunto', '=', assunto)
    .where('avisos', '=', avisos)
    .execute();

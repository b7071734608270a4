import type { Database, Reader } from '../platform/database/database';
import { aFewAtOnce, failureOf, type Steps } from '../platform/jobs/steps';
import { continueTrace } from '../platform/tracing/tracing';
import { deleteAviso, leaseDueAvisos, postponeAviso, upsertAvisos, type Noticed } from './avisoPagamentoRepository';
import type { EtapaAviso } from './tables';

interface NoticeServices {
  database: Database;
  steps: Steps;
}

const BATCH = 50;

/**
 * Keeps notices about cobranças, to be worked on by {@link concludeKept}: the provider that sends one is answered before
 * it is asked. A repeated notice counts, and is looked at no later than the first.
 * @param seconds until the provider is asked.
 */
export async function keepNotices(reader: Reader, etapa: EtapaAviso, cobrancas: Noticed[], seconds = 0): Promise<void> {
  if (cobrancas.length > 0) await upsertAvisos(reader, etapa, cobrancas, seconds);
}

/**
 * Works on the notices that are due, the oldest first. A notice whose work throws stays, and so does a notice that came
 * again meanwhile: it may be about something that the provider did not know when it was asked.
 * @param work asks the provider, since nothing that a notice says is believed. It is repeatable and answers in how many
 * seconds the provider is asked again, or null where nothing is open any more.
 */
export async function concludeKept(
  { database: { db }, steps }: NoticeServices,
  etapa: EtapaAviso,
  work: (notice: Noticed) => Promise<number | null>,
): Promise<void> {
  await aFewAtOnce(await leaseDueAvisos(db, etapa, BATCH), async (notice) => {
    const conclude = async (): Promise<void> => {
      const seconds = await continueTrace(notice.traceparent, etapa, () => work(notice));
      await (seconds === null ? deleteAviso(db, etapa, notice) : postponeAviso(db, etapa, notice, seconds));
    };
    const failure = await failureOf(conclude());
    // A success has been recorded by the statement that ended the notice.
    if (failure !== null) await steps.finish(etapa, notice, failure);
  });
}

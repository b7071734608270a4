import type { Database } from '../../platform/database/database';
import { upsertAvisosPix } from '../avisoPagamentoRepository';
import { findIniciacao, isOpenIniciacao, updateIniciacao } from './iniciacaoRepository';
import type { IniciadorPort } from './iniciadorPort';

interface Services {
  database: Database;
  iniciador: IniciadorPort;
  /** Triggers work on the kept notices of Pix. */
  onPaid: () => void;
}

/** Asks the initiator what became of a payment, and writes it down. Throws `IniciadorUnavailable` without an answer. */
export type PursueIniciacao = (id: string) => Promise<void>;

/**
 * Creates the question to the initiator. Its answer pays nothing: where the bank says that it has sent the Pix, the provider of the
 * charge is asked, as after its own notice, which may be late or lost.
 */
export const createPursueIniciacao =
  ({ database: { db }, iniciador, onPaid }: Services): PursueIniciacao =>
  async (id) => {
    const row = await findIniciacao(db, id);
    if (row.consentimento === null || !isOpenIniciacao(row)) return;
    const consentimento = await iniciador.find(row.consentimento);
    await updateIniciacao(db, id, consentimento);
    if (consentimento.situacao !== 'paga') return;
    await upsertAvisosPix(db, [row.txid]);
    onPaid();
  };

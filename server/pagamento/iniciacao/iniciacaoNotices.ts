import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import { concludeKept, keepNotices } from '../keptNotices';
import { listByConsentimento } from './iniciacaoRepository';
import type { PursueIniciacao } from './pursueIniciacao';

/** Keeps the notice that these payments have changed. @returns whether any of them is ours. */
export type ReceiveIniciacaoNotice = (consentimentos: string[]) => Promise<boolean>;

/** Writes a notice down, for {@link concludeIniciacaoNotices}. */
export const createReceiveIniciacaoNotice =
  ({ db }: Database): ReceiveIniciacaoNotice =>
  async (consentimentos) => {
    if (consentimentos.length === 0) return false;
    const known = await listByConsentimento(db, consentimentos);
    await keepNotices(
      db,
      'aviso_iniciacao',
      known.map(({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id })),
    );
    return known.length > 0;
  };

interface Services {
  database: Database;
  pursueIniciacao: PursueIniciacao;
  steps: Steps;
}

/** Asks the initiator about the payments of the kept notices; the content of a notice is never used. */
export const concludeIniciacaoNotices = ({ pursueIniciacao, ...services }: Services): Promise<void> =>
  concludeKept(services, 'aviso_iniciacao', async ({ assunto }) => {
    await pursueIniciacao(assunto);
    return null;
  });

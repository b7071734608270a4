import type { Database } from '../../../platform/database/database';
import type { Steps } from '../../../platform/jobs/steps';
import type { CartaoPort } from '../cartaoPort';
import { clearContestada, findChaveCartao, listNoticedCartao } from './cobrancaCartaoRepository';
import { concludeKept, keepNotices } from '../../keptNotices';
import { CONTESTACAO_LOOK_SECONDS, markDisputed } from '../../markDisputed';

/** Keeps the notice about payments, named by the acquirer's id or by our key. @returns whether any is ours. */
export type ReceiveCartaoNotice = (names: string[]) => Promise<boolean>;

/** Writes a notice down, for {@link concludeCardNotices}. */
export const createReceiveCartaoNotice =
  ({ db }: Database): ReceiveCartaoNotice =>
  async (names) => {
    if (names.length === 0) return false;
    const ours = await listNoticedCartao(db, names);
    await keepNotices(db, 'aviso_cartao', ours);
    return ours.length > 0;
  };

interface Services {
  database: Database;
  cartao: CartaoPort;
  steps: Steps;
}

/**
 * Asks the acquirer about the payments of the kept notices. A payment that is disputed at the buyer's bank is marked, and
 * asked about again until the bank has decided.
 */
export const concludeCartaoNotices = (services: Services): Promise<void> =>
  concludeKept(services, 'aviso_cartao', async ({ assunto: id }) => {
    const { database, cartao } = services;
    const payment = await cartao.findByKey(await findChaveCartao(database.db, id));
    if (payment?.situacao === 'contestado') {
      await database.transaction((tx) => markDisputed(tx, id));
      return CONTESTACAO_LOOK_SECONDS;
    }
    // Without a dispute, refunds of the payment may be paid.
    await clearContestada(database.db, id);
    return null;
  });

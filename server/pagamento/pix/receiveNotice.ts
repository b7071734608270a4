import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { collectCobranca } from '../inbox';
import { upsertAvisosPix } from '../avisoPagamentoRepository';
import { concludeKept } from '../keptNotices';
import { findCobrancaPix } from './cobrancaPixRepository';
import type { PixPort } from './pixPort';

/** Keeps the notice that these charges are paid. @returns whether any of them is ours. */
export type ReceivePixNotice = (txids: string[]) => Promise<boolean>;

/** Writes a notice down, for {@link concludeNoticed}. */
export const createReceivePixNotice =
  ({ db }: Database): ReceivePixNotice =>
  async (txids) => {
    return txids.length > 0 && (await upsertAvisosPix(db, txids)) > 0;
  };

interface NoticeServices {
  database: Database;
  pix: PixPort;
  concludePedido: ConcludePedido;
  steps: Steps;
}

/**
 * Asks the provider about the charges of the kept notices, and concludes their orders. A charge that was settled before is
 * asked about too, since it may have been paid again.
 */
export const concludeNoticed = (services: NoticeServices): Promise<void> =>
  concludeKept(services, 'aviso_pix', async ({ assunto }) => {
    const { database, pix, concludePedido } = services;
    const cobranca = await findCobrancaPix(database.db, assunto);
    await collectCobranca(database, pix, cobranca);
    await concludePedido(cobranca.pedido_id);
    return null;
  });

import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { concludeKept, keepNotices } from '../keptNotices';
import { listByNumero, listDueBoletos } from './boletoRepository';
import type { PursueBoleto } from './pursueBoleto';

const BATCH = 50;

/** Keeps the notice that these boletos have changed. @returns whether any of them is ours. */
export type ReceiveBoletoNotice = (numeros: string[]) => Promise<boolean>;

/** Writes a notice down, for {@link concludeBoletoNotices}. */
export const createReceiveBoletoNotice =
  ({ db }: Database): ReceiveBoletoNotice =>
  async (numeros) => {
    if (numeros.length === 0) return false;
    const known = await listByNumero(db, numeros);
    await keepNotices(
      db,
      'aviso_boleto',
      known.map(({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id })),
    );
    return known.length > 0;
  };

interface Services {
  database: Database;
  pursueBoleto: PursueBoleto;
  concludePedido: ConcludePedido;
  steps: Steps;
}

/** Asks the bank about the boletos of the kept notices, and concludes their orders; the content of a notice is never used. */
export const concludeBoletoNotices = ({ pursueBoleto, concludePedido, ...services }: Services): Promise<void> =>
  concludeKept(services, 'aviso_boleto', async ({ assunto, pedidoId }) => {
    await pursueBoleto(assunto);
    await concludePedido(pedidoId);
    return null;
  });

/** Works on the boletos whose next look is due: paid without a notice, run out, or to be taken back. Repeatable. */
export async function sweepBoletos({ database, pursueBoleto, concludePedido, steps }: Services): Promise<void> {
  await steps.each(
    'boleto',
    await listDueBoletos(database.db, BATCH),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, pedido_id }) => {
      if (await pursueBoleto(id)) await concludePedido(pedido_id);
    },
  );
}

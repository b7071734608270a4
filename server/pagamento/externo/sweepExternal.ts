import type { Due } from '../../platform/jobs/someRow';
import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { hasExternasDue, listDueExternas } from './cobrancaExternaRepository';
import type { PursueExternal } from './pursueExternal';

interface SweepServices {
  database: Database;
  pursueExternal: PursueExternal;
  concludePedido: ConcludePedido;
  steps: Steps;
}

const BATCH = 50;
/** Age up to which money is looked for under a closed charge. */
const LATE_HOURS = 24;

/** SQL: whether a sweep finds work. */
export const hasDueExternas = ({ db }: Database): Due => hasExternasDue(db, LATE_HOURS);

/**
 * Works on charges that no screen watches: paid meanwhile, expired, or to be ended. Every run may be repeated, and a row
 * that fails does not stop the others.
 */
export async function sweepExternal(services: SweepServices): Promise<void> {
  const { database, pursueExternal, concludePedido, steps } = services;
  await steps.each(
    'cobranca_externa',
    await listDueExternas(database.db, { lateHours: LATE_HOURS, limit: BATCH }),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, pedido_id }) => {
      const problems: unknown[] = [];
      if (await pursueExternal(id, (error) => problems.push(error))) await concludePedido(pedido_id);
      if (problems.length > 0) throw problems[0];
    },
  );
}

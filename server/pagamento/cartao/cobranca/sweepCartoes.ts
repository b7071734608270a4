import type { Due } from '../../../platform/jobs/someRow';
import type { Database } from '../../../platform/database/database';
import type { Steps } from '../../../platform/jobs/steps';
import type { ConcludePedido } from '../../../pedidos/concluirPedido';
import { findPedido } from '../../../pedidos/pedidoRepository';
import type { PursueAttempt } from './cartaoPursuit';
import { CartaoUnavailable } from '../cartaoPort';
import { postponeReserved } from './cobrancaCartaoRepository';
import { findAttempt, hasDueTentativas, listDueTentativas } from '../tentativa/tentativaCartaoRepository';
import type { PaymentMethod } from '../../paymentMethod';

interface SweepCartaoServices {
  database: Database;
  pursueAttempt: PursueAttempt;
  method: PaymentMethod;
  concludePedido: ConcludePedido;
  steps: Steps;
}

const BATCH = 50;
/** Age up to which money is looked for under a refused attempt. */
const LATE_HOURS = 24;
/** Interval at which the capture of a reservation is tried again. */
const TAKE_SECONDS = 20;

/** SQL: whether a sweep finds work. */
export const hasDueCartoes = ({ db }: Database): Due => hasDueTentativas(db, LATE_HOURS);

/**
 * Works on card payments that no request works on: challenges left open, lost answers, reservations not captured yet,
 * money that arrived after all. Every run may be repeated, and a row that fails does not stop the others.
 */
export async function sweepCartoes(services: SweepCartaoServices): Promise<void> {
  const { database, pursueAttempt, method, concludePedido, steps } = services;
  await steps.each(
    'cartao',
    await listDueTentativas(database.db, { lateHours: LATE_HOURS, limit: BATCH }),
    ({ id, pedido_id }) => ({ assunto: id, pedidoId: pedido_id }),
    async ({ id, pedido_id, situacao }) => {
      const problems: unknown[] = [];
      if (situacao === 'autorizada') await takeLate(database, method, { id, pedidoId: pedido_id });
      else await pursueAttempt(id, { onProblem: (error) => problems.push(error) });
      await concludePedido(pedido_id);
      // A missing answer is counted as a failure of the step, although the attempt itself was handled.
      if (problems.length > 0) throw problems[0];
    },
  );
}

/**
 * Captures a reservation once the order has its seats: until then a void is simpler than a refund. An order whose tickets
 * were all cancelled since is captured too, because its money goes back in parts.
 */
async function takeLate(
  { db }: Database,
  method: PaymentMethod,
  { id, pedidoId }: { id: string; pedidoId: string },
): Promise<void> {
  const pedido = await findPedido(db, pedidoId);
  await postponeReserved(db, id, TAKE_SECONDS);
  if (!pedido || pedido.situacao === 'pago') return;
  await method.take?.(pedido);
  const after = await findAttempt(db, id);
  if (after?.situacao === 'autorizada' && after.destino === 'aceito') {
    throw new CartaoUnavailable('the reserved amount is not taken yet');
  }
}

import type { SituacaoPedido } from '../../src/domain/wire/pedidos';
import type { Database, Tx } from '../database/database';
import type { Inventory } from '../inventory/inventory';
import type { PaymentMethod } from '../payments/paymentMethod';
import { payRefunds, type RefundPorts } from '../payments/refunds';
import type { OrderEvents } from './orderEvents';
import { advance, findPedido, lockPedido } from './orderRepository';

export interface ConclusionServices {
  database: Database;
  /** Every way in which an order may have been paid. */
  methods: readonly PaymentMethod[];
  refunds: RefundPorts;
  inventory: Inventory;
  /** Issues every ticket of an order that is being issued, in the transaction given. */
  issueTickets: (tx: Tx, pedidoId: string) => Promise<void>;
  events: OrderEvents;
  onFailure: (error: unknown, pedidoId: string) => void;
}

export type ConcluirPedido = (pedidoId: string) => Promise<SituacaoPedido | null>;

/** One step from each state; each is a transaction of its own that may be repeated or cut anywhere. */
type Step = (services: ConclusionServices, pedidoId: string) => Promise<void>;

/** States in which money may still come for the first time. */
const awaiting: readonly SituacaoPedido[] = ['aguardando_pagamento', 'pagamento_expirado'];

/**
 * Concludes an order (the spec's dockConcluirPedido, also its reprocessing): asks the provider what was paid, then
 * takes the steps that are left, from wherever an earlier run stopped. Webhook, the person's "Já paguei" and the
 * sweeper all come here; any number of them at once give one set of tickets or one refund.
 */
export const createConcluirPedido =
  (services: ConclusionServices): ConcluirPedido =>
  async (pedidoId) => {
    const before = await findPedido(services.database.db, pedidoId);
    if (!before) return null;
    try {
      if (awaiting.includes(before.situacao)) {
        for (const method of services.methods) await method.collect(pedidoId);
      }
      await takeSteps(services, pedidoId);
      await payRefunds(services.database, services.refunds, pedidoId);
    } catch (error) {
      // What is done stays done; the sweeper takes it from there.
      services.onFailure(error, pedidoId);
    }
    const after = await findPedido(services.database.db, pedidoId);
    const situacao = after?.situacao ?? before.situacao;
    if (situacao !== before.situacao) services.events.publish({ id: pedidoId, situacao });
    return situacao;
  };

async function takeSteps(services: ConclusionServices, pedidoId: string): Promise<void> {
  for (let last: SituacaoPedido | undefined; ;) {
    const now = (await findPedido(services.database.db, pedidoId))?.situacao;
    if (now === undefined || now === last) return;
    await steps[now]?.(services, pedidoId);
    last = now;
  }
}

/** Paid: sells the seats for good, takes them again where the hold was lost, else sends the money back. */
const secureSeats: Step = ({ database, inventory, methods }, pedidoId) =>
  database.transaction(async (tx) => {
    const pedido = await lockPedido(tx, pedidoId);
    if (pedido?.situacao !== 'pago') return;
    const { reserva_id: reservaId } = pedido;
    const ours = (await inventory.confirmReserva(tx, reservaId)) || (await inventory.reacquire(tx, reservaId));
    if (ours) await advance(tx, pedidoId, 'emitindo');
    else await sendMoneyBack(tx, methods, pedidoId);
  });

async function sendMoneyBack(tx: Tx, methods: readonly PaymentMethod[], pedidoId: string): Promise<void> {
  for (const method of methods) await method.returnAccepted(tx, pedidoId, 'sem_poltrona');
  await advance(tx, pedidoId, 'pago_sem_poltrona');
}

const steps: Partial<Record<SituacaoPedido, Step>> = {
  pago: secureSeats,
  emitindo: ({ database, issueTickets }, id) => database.transaction((tx) => issueTickets(tx, id)),
  pago_sem_poltrona: ({ database }, id) =>
    database.transaction(async (tx) => void (await advance(tx, id, 'estorno_em_processamento'))),
};

import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Database, Tx } from '../platform/database/database';
import { sellPoltronas } from '../bilhetes/emissao/emitPedido';
import { refuseUnpaid } from './refuseUnpaid';
import { settleEmissao, type ExchangeStands, type SettleEnded } from './settleEmissao';
import type { Inventory } from '../reservas/inventory';
import type { MotivoEstorno } from '../pagamento/tables';
import type { PaymentMethod } from '../pagamento/paymentMethod';
import { payEstornos, type EstornoPorts } from '../pagamento/estornos/estornos';
import type { PraxioPort } from '../bilhetes/emissao/praxioPort';
import type { IssueBilhetes } from '../bilhetes/issueBilhetes';
import type { PedidoEvents } from '../pedidos/pedidoEvents';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import { advance, findPedido, lockPedido, type PedidoRow } from '../pedidos/pedidoRepository';
import { tryConfirm } from './conclusaoAtOnceRepository';
import { relocate } from './relocatePedido';

export interface ConclusionServices {
  database: Database;
  /** The ways in which an order may have been paid. */
  methods: readonly PaymentMethod[];
  estornos: EstornoPorts;
  inventory: Inventory;
  /** The operator's system, where every seat is sold. */
  praxio: PraxioPort;
  issueBilhetes: IssueBilhetes;
  /** Whether the ticket that a paid order replaces can still be replaced; true for any other order. */
  exchangeStands: ExchangeStands;
  settleEnded: SettleEnded;
  events: PedidoEvents;
  onFailure: (error: unknown, pedidoId: string) => void;
}

/**
 * A step from one state of an order. It is repeatable and may be interrupted anywhere.
 * @returns the state that it left the order in; null where another run may have moved it.
 */
type Step = (services: ConclusionServices, pedido: PedidoRow, urgent: boolean) => Promise<SituacaoPedido | null>;

/** States in which money may still come for the first time. */
const awaiting: readonly SituacaoPedido[] = ['aguardando_pagamento', 'pagamento_expirado'];

/**
 * Concludes an order (the spec's dockConcluirPedido, also its reprocessing): asks the providers for payments, then takes
 * the remaining steps from where an earlier run stopped. The webhooks, the person's "Já paguei" and the sweeper all call
 * it; any number of concurrent calls give one set of tickets or one refund.
 */
export const createConcludePedido =
  (services: ConclusionServices): ConcludePedido =>
  async (pedidoId, urgent = false) => {
    const before = await findPedido(services.database.db, pedidoId);
    if (!before) return null;
    // Each part fails by itself: finished parts stay, the sweeper retries the others, and owed money goes back even where
    // a ticket cannot be issued or another provider does not answer.
    const attempt = async (part: () => Promise<void> | undefined): Promise<void> => {
      try {
        await part();
      } catch (error) {
        services.onFailure(error, pedidoId);
      }
    };
    const isAwaiting = awaiting.includes(before.situacao);
    if (isAwaiting)
      for (const method of services.methods) await attempt(() => method.collect(pedidoId, before.boleto_vence));
    await attempt(() => takeSteps(services, pedidoId, urgent, isAwaiting ? null : before));
    // Links are closed after the tickets are issued, so that no buyer waits for it.
    for (const method of services.methods) await attempt(() => method.close?.(pedidoId, before.boleto_vence));
    let after: SituacaoPedido | null = null;
    await attempt(async () => void (after = await payEstornos(services.database, services.estornos, pedidoId)));
    after ??= (await findPedido(services.database.db, pedidoId))?.situacao ?? null;
    const situacao = after ?? before.situacao;
    if (situacao !== before.situacao) services.events.publish({ id: pedidoId, situacao });
    return situacao;
  };

/**
 * @param known the order, paid or over; null where it has to be read. Each step looks at its state again under its lock; what
 * else a step needs of a paid order changes no more.
 */
async function takeSteps(
  services: ConclusionServices,
  pedidoId: string,
  urgent: boolean,
  known: PedidoRow | null,
): Promise<void> {
  for (let last: SituacaoPedido | undefined, pedido = known; ;) {
    pedido ??= (await findPedido(services.database.db, pedidoId)) ?? null;
    if (pedido === null || pedido.situacao === last) return;
    const step = steps[pedido.situacao];
    if (!step) return;
    last = pedido.situacao;
    const left = await step(services, pedido, urgent);
    pedido = left && { ...pedido, situacao: left };
  }
}

/**
 * Confirms the seats of a paid order, or takes them or others of the same coach and class again; else returns the
 * money.
 */
const securePoltronas: Step = async (services, pedido) => {
  faultPoint('poltronas-antes');
  const { database, inventory } = services;
  const left = (await tryConfirm(database.db, inventory, pedido))
    ? 'emitindo'
    : await database.transaction((tx) => secureUnderLock(tx, services, pedido.id));
  faultPoint('poltronas-depois');
  return left;
};

async function secureUnderLock(
  tx: Tx,
  { inventory, methods, exchangeStands }: ConclusionServices,
  pedidoId: string,
): Promise<SituacaoPedido | null> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'pago') return null;
  const { reserva_id: reservaId } = pedido;
  const stands = await exchangeStands(tx, pedido);
  const ours =
    stands &&
    ((await inventory.confirmReserva(tx, reservaId)) ||
      (await inventory.reacquire(tx, reservaId)) ||
      (await relocate(tx, inventory, pedido)));
  if (ours) await advance(tx, pedidoId, 'emitindo');
  else await sendMoneyBack(tx, methods, pedidoId, stands ? 'sem_poltrona' : 'troca_superada');
  if (!stands) await inventory.releaseReserva(tx, reservaId);
  faultPoint('poltronas-antes');
  return ours ? 'emitindo' : 'pago_sem_poltrona';
}

async function sendMoneyBack(
  tx: Tx,
  methods: readonly PaymentMethod[],
  pedidoId: string,
  motivo: MotivoEstorno,
): Promise<void> {
  for (const method of methods) await method.returnAccepted(tx, pedidoId, motivo);
  await advance(tx, pedidoId, 'pago_sem_poltrona');
}

/**
 * Captures authorised money, sells the remaining seats at the operator and issues the sold ones. Where the money is
 * lost, it ends the order instead.
 */
const issue: Step = async (services, pedido, urgent) => {
  const { id: pedidoId } = pedido;
  let paid = true;
  for (const method of services.methods) paid = (await method.take?.(pedido)) !== false && paid;
  if (paid) await sellPoltronas(services, pedido, urgent);
  else await services.database.transaction((tx) => refuseUnpaid(tx, services, pedidoId));
  const isWhole = await services.database.transaction((tx) => settleEmissao(tx, services, pedidoId));
  faultPoint('bilhetes-depois');
  return isWhole ? 'emitido' : null;
};

const steps: Partial<Record<SituacaoPedido, Step>> = {
  pago: securePoltronas,
  emitindo: issue,
  emitido_parcial: issue,
  pago_sem_poltrona: async ({ database }, { id }) =>
    (await database.transaction((tx) => advance(tx, id, 'estorno_em_processamento')))
      ? 'estorno_em_processamento'
      : null,
};

import { dropExchange } from './dropExchange';
import { owePart } from '../pagamento/estornos/estornoSources';
import { paidFor } from '../pedidos/poltronaMoney';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Tx } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import { advance, listItens, lockPedido, type ItemRow, type PedidoRow } from '../pedidos/pedidoRepository';
import { enqueueEmail } from '../platform/outbox/outbox';
import type { PaymentMethod } from '../pagamento/paymentMethod';
import type { IssueBilhetes } from '../bilhetes/issueBilhetes';
import { pendingEmail, refusedEmail } from '../bilhetes/emissao/emissaoEmails';
import { hasEstornoOfItem } from './dinheiroDoPedidoRepository';
import { freePoltronas, freeSomePoltronas } from './freePoltronas';
import { settleOverdue, type EmissaoRow } from '../bilhetes/emissao/emissaoRepository';

/** Whether the ticket that an order replaces can still be replaced; handed in by the room of exchanges. */
export type ExchangeStands = (tx: Tx, pedido: PedidoRow) => Promise<boolean>;

/** Ends an order once all of its tickets have ended; handed in by the room of cancellations. */
export type SettleEnded = (tx: Tx, pedidoId: string) => Promise<void>;

export interface SettleServices {
  exchangeStands: ExchangeStands;
  settleEnded: SettleEnded;
  methods: readonly PaymentMethod[];
  inventory: Inventory;
  issueBilhetes: IssueBilhetes;
}

/**
 * Settles an order by what the operator sold until the deadline: tickets for the sold seats, the money of the refused
 * ones back, and the order's next state. All of it happens in the given transaction; a second run finds nothing to do.
 * @returns true where the order got the last of its tickets.
 */
export async function settleEmissao(tx: Tx, services: SettleServices, pedidoId: string): Promise<boolean> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'emitindo' && pedido?.situacao !== 'emitido_parcial') return false;
  const rows = await settleOverdue(tx, pedidoId);
  if (rows.length === 0) return false;
  const sold = rows.filter(({ situacao }) => situacao === 'vendida' || situacao === 'devolvida');
  const refused = rows.filter(({ situacao }) => situacao === 'recusada');
  const isOver = sold.length + refused.length === rows.length;

  // An order issued in part has a ticket, although its sale may have moved to the order of another passenger.
  if (sold.length === 0 && isOver && pedido.situacao === 'emitindo') {
    await refuseAll(tx, services, pedido, refused);
    return false;
  }
  if (sold.length > 0 && !(await services.exchangeStands(tx, pedido))) {
    await dropExchange(tx, services, pedido);
    return false;
  }
  const isWhole = sold.length > 0 && (await services.issueBilhetes(tx, pedido, sold));
  if (sold.length > 0) faultPoint('bilhetes-antes');
  if (isOver) await refuseSome(tx, services, pedido, refused);
  else await tellPending(tx, pedido, rows);
  return isWhole;
}

/** Ends an order of which nothing was sold: all of its money goes back and all of its seats are freed. */
async function refuseAll(
  tx: Tx,
  { methods, inventory }: SettleServices,
  pedido: PedidoRow,
  refused: EmissaoRow[],
): Promise<void> {
  for (const method of methods) await method.returnAccepted(tx, pedido.id, 'emissao_recusada');
  await freePoltronas(tx, inventory, pedido, refused);
  await advance(tx, pedido.id, 'estorno_em_processamento');
  await tell(
    tx,
    pedido,
    `emissao-recusada/${pedido.id}`,
    refusedEmail(pedido, await poltronasOf(tx, pedido.id, refused)),
  );
}

/** Owes back what was paid for each refused seat of an order of which some seats were sold. */
async function refuseSome(
  tx: Tx,
  { settleEnded }: SettleServices,
  pedido: PedidoRow,
  refused: EmissaoRow[],
): Promise<void> {
  if (refused.length === 0) return;
  const itens = await listItens(tx, [pedido.id]);
  for (const emissao of refused) {
    const item = itens.find(({ n }) => n === emissao.n);
    if (!item) continue;
    const { totalCentavos: valorCentavos } = paidFor(item, pedido, itens.length);
    if (await hasEstornoOfItem(tx, pedido.id, item.n)) continue;
    await owePart(tx, { pedidoId: pedido.id, itemN: item.n, valorCentavos, motivo: 'emissao_recusada' });
  }
  await freeSomePoltronas(tx, pedido, refused);
  // The issued tickets may all have been cancelled while the last seat was still to be sold.
  await settleEnded(tx, pedido.id);
  await tell(
    tx,
    pedido,
    `emissao-recusada/${pedido.id}`,
    refusedEmail(pedido, await poltronasOf(tx, pedido.id, refused)),
  );
}

/** Tells the buyer that the operator has not issued yet, and what happens next. */
async function tellPending(tx: Tx, pedido: PedidoRow, rows: EmissaoRow[]): Promise<void> {
  const waiting = rows.filter(({ situacao, mensagem }) => mensagem !== null && situacao !== 'vendida');
  if (waiting.length === 0) return;
  await tell(
    tx,
    pedido,
    `emissao-pendente/${pedido.id}`,
    pendingEmail(pedido, await poltronasOf(tx, pedido.id, waiting)),
  );
}

async function poltronasOf(tx: Tx, pedidoId: string, rows: EmissaoRow[]): Promise<ItemRow[]> {
  const wanted = new Set(rows.map(({ n }) => n));
  return (await listItens(tx, [pedidoId])).filter(({ n }) => wanted.has(n));
}

async function tell(
  tx: Tx,
  pedido: PedidoRow,
  chave: string,
  email: Parameters<typeof enqueueEmail>[2],
): Promise<void> {
  if (pedido.comprador_email !== '') await enqueueEmail(tx, chave, email);
}

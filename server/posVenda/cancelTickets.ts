import type { Cancelamento, PreviaCancelamentoPedido } from '../../src/domain/wire/posVenda';
import { explicarCancelamento } from '../../src/domain/posVendaTextos';
import type { Reader, Tx } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import { findOwn } from '../pedidos/orderRepository';
import { enqueueEmail } from '../platform/outbox/outbox';
import { cancelEmail } from './afterSaleEmails';
import { previewCancel, previewCancelAll } from './cancelPreview';
import { encerrado, endTicket, refuseEnded, settleOrder } from './endTicket';
import { findSoldTicket, lockSoldTicket, type SoldTicket } from './soldTicket';

const PREVIA_MUDOU = 'O valor a devolver mudou enquanto você decidia. Confira o novo valor e confirme de novo.';

/**
 * Cancels one ticket at the refund that the person saw. Where the refund differs by now, it is refused with the new
 * one.
 */
export async function cancelTicket(
  tx: Tx,
  dono: string,
  { bilheteId, devolverCentavos }: { bilheteId: string; devolverCentavos: number },
): Promise<Cancelamento> {
  const ticket = await lockSoldTicket(tx, dono, bilheteId);
  refuseEnded(ticket.situacao);
  const previa = await previewCancel(tx, ticket);
  if (!previa.permitido) throw conflict('CANCELAMENTO_RECUSADO', explicarCancelamento(previa), { previa });
  if (previa.devolverCentavos !== devolverCentavos) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  await end(tx, ticket, previa);
  await settleOrder(tx, ticket.pedido.id);
  await tell(tx, ticket, devolverCentavos);
  const { meio, previsao } = previa;
  return { pedidoId: ticket.pedido.id, devolverCentavos, meio, previsao };
}

/** The refund of cancelling every remaining ticket of an order. */
export async function previewOrder(reader: Reader, dono: string, pedidoId: string): Promise<PreviaCancelamentoPedido> {
  const tickets = await liveTickets(reader, dono, pedidoId, (id) => findSoldTicket(reader, dono, id));
  return previewCancelAll(reader, pedidoId, tickets);
}

/** Cancels every ticket of an order that may still be cancelled, all or none. */
export async function cancelOrder(
  tx: Tx,
  dono: string,
  { pedidoId, devolverCentavos }: { pedidoId: string; devolverCentavos: number },
): Promise<Cancelamento> {
  const tickets = await liveTickets(tx, dono, pedidoId, (id) => lockSoldTicket(tx, dono, id));
  const previa = await previewCancelAll(tx, pedidoId, tickets);
  const [first] = tickets;
  if (!first) throw encerrado('cancelado');
  const open = previa.bilhetes.filter(({ permitido }) => permitido);
  if (open.length === 0) {
    const [refused] = previa.bilhetes;
    throw conflict('CANCELAMENTO_RECUSADO', refused ? explicarCancelamento(refused) : PREVIA_MUDOU, { previa });
  }
  if (previa.devolverCentavos !== devolverCentavos) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  for (const ticket of tickets) {
    const own = open.find(({ bilheteId }) => bilheteId === ticket.id);
    if (own) await end(tx, ticket, own);
  }
  await settleOrder(tx, pedidoId);
  await tell(tx, first, devolverCentavos);
  const paid = open.find(({ meio }) => meio !== null);
  return { pedidoId, devolverCentavos, meio: paid?.meio ?? null, previsao: paid?.previsao ?? null };
}

type Find = (bilheteId: string) => Promise<SoldTicket>;

async function liveTickets(reader: Reader, dono: string, pedidoId: string, find: Find): Promise<SoldTicket[]> {
  const own = await findOwn(reader, dono, pedidoId);
  if (!own) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
  const tickets: SoldTicket[] = [];
  for (const { bilhete_id } of own.itens) if (bilhete_id) tickets.push(await find(bilhete_id));
  return tickets.filter(({ situacao }) => situacao === 'emitido' || situacao === 'nao_embarcou');
}

const end = (
  tx: Tx,
  ticket: SoldTicket,
  { multaCentavos, devolverCentavos }: { multaCentavos: number; devolverCentavos: number },
): Promise<void> =>
  endTicket(tx, ticket, {
    tipo: 'cancelado',
    multaCentavos,
    estornoCentavos: devolverCentavos,
    creditoCentavos: 0,
    novoBilheteId: null,
    motivo: 'cancelamento',
  });

async function tell(tx: Tx, { id, pedido }: SoldTicket, devolverCentavos: number): Promise<void> {
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `cancelamento/${id}`, cancelEmail(pedido, devolverCentavos));
}

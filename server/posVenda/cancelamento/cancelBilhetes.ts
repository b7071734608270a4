import type { Cancelamento, PreviaCancelamentoPedido } from '../../../src/domain/wire/posVenda/posVenda';
import { explainCancelamento } from '../../../src/domain/posVenda/posVendaTextos';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { findOwn } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { cancelEmail } from '../posVendaEmails';
import { previewCancel, previewCancelAll } from './cancelPreview';
import { encerrado, endBilhete, refuseEnded, settlePedido } from '../endBilhete';
import { findSoldBilhete, lockSoldBilhete, type SoldBilhete } from '../soldBilhete';

const PREVIA_MUDOU = 'O valor a devolver mudou enquanto você decidia. Confira o novo valor e confirme de novo.';

/**
 * Cancels one ticket at the refund that the person saw. Where the refund differs by now, it is refused with the new
 * one.
 */
export async function cancelBilhete(
  tx: Tx,
  dono: string,
  { bilheteId, devolverCentavos }: { bilheteId: string; devolverCentavos: number },
): Promise<Cancelamento> {
  const bilhete = await lockSoldBilhete(tx, dono, bilheteId);
  refuseEnded(bilhete.situacao);
  const previa = await previewCancel(tx, bilhete);
  if (!previa.permitido) throw conflict('CANCELAMENTO_RECUSADO', explainCancelamento(previa), { previa });
  if (previa.devolverCentavos !== devolverCentavos) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  await end(tx, bilhete, previa);
  await settlePedido(tx, bilhete.pedido.id);
  await tell(tx, bilhete, devolverCentavos);
  const { meio, previsao } = previa;
  return { pedidoId: bilhete.pedido.id, devolverCentavos, meio, previsao };
}

/** The refund of cancelling every remaining ticket of an order. */
export async function previewPedido(reader: Reader, dono: string, pedidoId: string): Promise<PreviaCancelamentoPedido> {
  const live = await liveBilhetes(reader, dono, pedidoId, (id) => findSoldBilhete(reader, dono, id));
  return previewCancelAll(reader, pedidoId, live);
}

/** Cancels every ticket of an order that may still be cancelled, all or none. */
export async function cancelPedido(
  tx: Tx,
  dono: string,
  { pedidoId, devolverCentavos }: { pedidoId: string; devolverCentavos: number },
): Promise<Cancelamento> {
  const live = await liveBilhetes(tx, dono, pedidoId, (id) => lockSoldBilhete(tx, dono, id));
  const previa = await previewCancelAll(tx, pedidoId, live);
  const [first] = live;
  if (!first) throw encerrado('cancelado');
  const open = previa.bilhetes.filter(({ permitido }) => permitido);
  if (open.length === 0) {
    const [refused] = previa.bilhetes;
    throw conflict('CANCELAMENTO_RECUSADO', refused ? explainCancelamento(refused) : PREVIA_MUDOU, { previa });
  }
  if (previa.devolverCentavos !== devolverCentavos) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  for (const bilhete of live) {
    const own = open.find(({ bilheteId }) => bilheteId === bilhete.id);
    if (own) await end(tx, bilhete, own);
  }
  await settlePedido(tx, pedidoId);
  await tell(tx, first, devolverCentavos);
  const paid = open.find(({ meio }) => meio !== null);
  return { pedidoId, devolverCentavos, meio: paid?.meio ?? null, previsao: paid?.previsao ?? null };
}

type Find = (bilheteId: string) => Promise<SoldBilhete>;

async function liveBilhetes(reader: Reader, dono: string, pedidoId: string, find: Find): Promise<SoldBilhete[]> {
  const own = await findOwn(reader, dono, pedidoId);
  if (!own) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
  const live: SoldBilhete[] = [];
  for (const { bilhete_id } of own.itens) if (bilhete_id) live.push(await find(bilhete_id));
  return live.filter(({ situacao }) => situacao === 'emitido' || situacao === 'nao_embarcou');
}

const end = (
  tx: Tx,
  bilhete: SoldBilhete,
  { multaCentavos, devolverCentavos }: { multaCentavos: number; devolverCentavos: number },
): Promise<void> =>
  endBilhete(tx, bilhete, {
    tipo: 'cancelado',
    multaCentavos,
    estornoCentavos: devolverCentavos,
    creditoCentavos: 0,
    novoBilheteId: null,
    motivo: 'cancelamento',
  });

async function tell(tx: Tx, { id, pedido }: SoldBilhete, devolverCentavos: number): Promise<void> {
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `cancelamento/${id}`, cancelEmail(pedido, devolverCentavos));
}

import { msg } from '../../../src/words/t';
import { previsaoEstorno } from '../../../src/domain/posVenda/posVenda';
import type {
  Cancelamento,
  PreviaCancelamento,
  PreviaCancelamentoPedido,
} from '../../../src/domain/wire/posVenda/posVenda';
import { explainCancelamento } from '../../../src/domain/posVenda/posVendaTextos';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { findOwn } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { cancelEmail } from '../posVendaEmails';
import { previewCancel, previewCancelAll } from './cancelPreview';
import type { Porta } from './returnsOf';
import { encerrado, endBilhete, refuseEnded, settlePedido } from '../endBilhete';
import { lockToCancel } from './lockToCancel';
import { findSoldBilhete, type SoldBilhete } from '../soldBilhete';

/** The sums that the person saw: `creditoCentavos` where they chose the offered credit. */
interface Agreed {
  devolverCentavos: number;
  voltaEmCreditoCentavos?: number;
  creditoCentavos?: number;
}

/** The refusal of a refund that differs from the one that the person saw. */
export const PREVIA_MUDOU = msg(
  'O valor a devolver mudou enquanto você decidia. Confira o novo valor e confirme de novo.',
);

/**
 * Cancels one ticket at the refund that the person saw. Where the refund differs by now, it is refused with the new
 * one.
 */
export async function cancelBilhete(
  tx: Tx,
  dono: string,
  { bilheteId, ...agreed }: Agreed & { bilheteId: string },
): Promise<Cancelamento> {
  const bilhete = await lockToCancel(tx, dono, bilheteId);
  refuseEnded(bilhete.situacao);
  const previa = await previewCancel(tx, bilhete, 'dono');
  if (!previa.permitido) throw conflict('CANCELAMENTO_RECUSADO', explainCancelamento(previa), { previa });
  if (!isAsAgreed(previa, agreed)) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  await end(tx, bilhete, previa, agreed);
  await settlePedido(tx, bilhete.pedido.id);
  const done = toDone(bilhete, previa, agreed, previa);
  await tell(tx, bilhete, done);
  return done;
}

/** The refund of cancelling every remaining ticket of an order. */
export async function previewPedido(
  reader: Reader,
  dono: string,
  pedidoId: string,
  porta: Porta,
): Promise<PreviaCancelamentoPedido> {
  const live = await liveBilhetes(reader, dono, pedidoId, (id) => findSoldBilhete(reader, dono, id));
  return previewCancelAll(reader, pedidoId, live, porta);
}

/** Cancels every ticket of an order that may still be cancelled, all or none. */
export async function cancelPedido(
  tx: Tx,
  dono: string,
  { pedidoId, porta, ...agreed }: Agreed & { pedidoId: string; porta: Porta },
): Promise<Cancelamento> {
  const live = await liveBilhetes(tx, dono, pedidoId, (id) => lockToCancel(tx, dono, id));
  const previa = await previewCancelAll(tx, pedidoId, live, porta);
  const [first] = live;
  if (!first) throw encerrado('cancelado');
  const open = previa.bilhetes.filter(({ permitido }) => permitido);
  if (open.length === 0) {
    const [refused] = previa.bilhetes;
    throw conflict('CANCELAMENTO_RECUSADO', refused ? explainCancelamento(refused) : PREVIA_MUDOU, { previa });
  }
  if (!isAsAgreed(previa, agreed)) throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  for (const bilhete of live) {
    const own = open.find(({ bilheteId }) => bilheteId === bilhete.id);
    if (own) await end(tx, bilhete, own, agreed);
  }
  await settlePedido(tx, pedidoId);
  const done = toDone(first, previa, agreed, open.find(({ meio }) => meio !== null) ?? NOTHING_BACK);
  await tell(tx, first, done);
  return done;
}

type Find = (bilheteId: string) => Promise<SoldBilhete>;

async function liveBilhetes(reader: Reader, dono: string, pedidoId: string, find: Find): Promise<SoldBilhete[]> {
  const own = await findOwn(reader, dono, pedidoId);
  if (!own) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
  const live: SoldBilhete[] = [];
  for (const { bilhete_id } of own.itens) if (bilhete_id) live.push(await find(bilhete_id));
  return live.filter(({ situacao }) => situacao === 'emitido' || situacao === 'nao_embarcou');
}

/** Whether the sums are still those that the person agreed to, with the credit where they chose it. */
const isAsAgreed = (
  {
    devolverCentavos,
    voltaEmCreditoCentavos: volta = 0,
    credito,
  }: Pick<PreviaCancelamentoPedido, 'devolverCentavos' | 'voltaEmCreditoCentavos' | 'credito'>,
  agreed: Agreed,
): boolean =>
  devolverCentavos === agreed.devolverCentavos &&
  volta === (agreed.voltaEmCreditoCentavos ?? volta) &&
  (agreed.creditoCentavos === undefined || agreed.creditoCentavos === credito?.centavos);

const NOTHING_BACK = { meio: null, previsao: null };

/** The outcome: `way` is how the refund comes back where it does not become credit. */
function toDone(
  { pedido, fatos }: SoldBilhete,
  { devolverCentavos, voltaEmCreditoCentavos, credito }: PreviaCancelamentoPedido | PreviaCancelamento,
  { creditoCentavos }: Agreed,
  way: Pick<Cancelamento, 'meio' | 'previsao'>,
): Cancelamento {
  const isCredit = creditoCentavos !== undefined && credito !== undefined;
  return {
    pedidoId: pedido.id,
    devolverCentavos,
    meio: isCredit ? 'credito' : way.meio,
    previsao: isCredit ? previsaoEstorno('credito', fatos.agora) : way.previsao,
    ...(voltaEmCreditoCentavos !== undefined && { voltaEmCreditoCentavos }),
    ...(isCredit && { credito }),
  };
}

const end = (
  tx: Tx,
  bilhete: SoldBilhete,
  {
    multaCentavos,
    devolverCentavos,
    credito,
  }: Pick<PreviaCancelamento, 'multaCentavos' | 'devolverCentavos' | 'credito'>,
  { creditoCentavos }: Agreed,
): Promise<void> =>
  endBilhete(tx, bilhete, {
    tipo: 'cancelado',
    multaCentavos,
    estornoCentavos: devolverCentavos,
    creditoCentavos: 0,
    ...(creditoCentavos !== undefined && credito && { credito }),
    novoBilheteId: null,
    motivo: 'cancelamento',
  });

async function tell(tx: Tx, { id, pedido }: SoldBilhete, done: Cancelamento): Promise<void> {
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `cancelamento/${id}`, cancelEmail(pedido, done));
}

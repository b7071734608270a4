import { inLanguage } from '../../platform/language/language';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Database, Tx } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import type { TipoLembrete } from '../tables';
import { findPedido, listItens, type PedidoRow, type PedidoWithItems } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { enqueuePush } from '../push/pushQueue';
import { insertLembrete, listDueLembretes, type DueLembrete } from './lembreteRepository';
import { unsubscribeToken, wantsEmail } from './emailChoice';
import { lembreteEmail } from './lembreteEmail';
import { lembretePush } from './lembretePush';

/**
 * Sends every due reminder once: its mark and its messages in the outbox are one transaction. A failure does not stop the
 * others.
 */
export async function sendLembretes(database: Database, publicUrl: string, steps: Steps): Promise<void> {
  await steps.each(
    'lembrete',
    await listDueLembretes(database.db),
    ({ pedidoId, viagemId, tipo }) => ({ assunto: `${pedidoId}/${viagemId}/${tipo}`, pedidoId }),
    (due) => database.transaction((tx) => remind(tx, due, publicUrl)),
  );
}

async function remind(tx: Tx, due: DueLembrete & { tipo: TipoLembrete }, publicUrl: string): Promise<void> {
  const { pedidoId, viagemId, tipo } = due;
  const told = await insertLembrete(tx, { pedidoId, viagemId, tipo });
  if (told) await notifyComprador(tx, `lembrete/${pedidoId}/${viagemId}/${tipo}`, due, publicUrl);
}

/** Queues a notice to the buyer of an order, by e-mail and to their devices, once for each `chave`. */
export async function notifyComprador(tx: Tx, chave: string, due: DueLembrete, publicUrl: string): Promise<void> {
  const { pedidoId, viagemId } = due;
  const pedido = await findPedido(tx, pedidoId);
  // A buyer who deleted their account has neither address nor devices.
  if (!pedido?.comprador_email.includes('@')) return;
  const itens = (await listItens(tx, [pedidoId])).filter((item) => item.viagem_id === viagemId);
  await remindByEmail(tx, chave, { due, pedido, itens, publicUrl });
  const dono = travellerOf(pedido);
  if (dono !== null && itens[0]) await enqueuePush(tx, chave, dono, noticeIn(pedido, due, itens[0]));
}

/** A device shows the notice in the language of the purchase, as the e-mail does. */
const noticeIn = ({ idioma }: PedidoRow, due: DueLembrete, item: PedidoWithItems['itens'][number]) =>
  inLanguage(idioma, () => lembretePush(due, item));

interface Lembrete {
  due: DueLembrete;
  pedido: PedidoRow;
  itens: PedidoWithItems['itens'];
  publicUrl: string;
}

async function remindByEmail(tx: Tx, chave: string, { due, pedido, itens, publicUrl }: Lembrete): Promise<void> {
  const { comprador_email: para } = pedido;
  if (!(await wantsEmail(tx, para, travellerOf(pedido)))) return;
  const token = await unsubscribeToken(tx, para);
  await enqueueEmail(tx, chave, lembreteEmail(due, pedido, itens, { publicUrl, token }));
}

/** The person whose devices and choice count; null for an order that an agency sold, whose owner does not travel. */
function travellerOf({ canal, dono }: PedidoRow): string | null {
  const vendas: number[] = [provedores.agencia, provedores.agenciaCorreios];
  return vendas.includes(canal) ? null : dono;
}

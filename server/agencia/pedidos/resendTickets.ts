import { sql } from 'kysely';
import { v7 } from 'uuid';
import { mascararEmail } from '../../../src/domain/mascaras';
import { REENVIOS_POR_DIA, REENVIO_SEGUNDOS, isReenviavel } from '../../../src/domain/pedidosAgencia';
import type { Reenvio } from '../../../src/domain/wire/pedidosAgencia';
import type { Tx } from '../../platform/database/database';
import { conflict, Problem } from '../../platform/http/problem';
import { listItens, lockPedido } from '../../pedidos/orderRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { ticketEmail } from '../../bilhetes/ticketEmail';
import { writeAction } from '../operadores/acaoRepository';

/** A rule of the order and not of its caller's haste: a 429 would be taken for a hiccup, and its words left unread. */
const tooSoon = (seconds: number): Problem =>
  new Problem(
    409,
    { codigo: 'REENVIO_MUITO_CEDO', mensagem: `Os bilhetes acabaram de ser enviados. Espere ${seconds} segundos.` },
    {},
    { 'retry-after': String(seconds) },
  );

/** Sends the tickets of an order once more, to the address that it was bought with; not too often. */
export async function resendTickets(tx: Tx, operadorId: string, pedidoId: string, publicUrl: string): Promise<Reenvio> {
  const pedido = await lockPedido(tx, pedidoId);
  const itens = (await listItens(tx, [pedidoId])).filter(({ bilhete_situacao }) => bilhete_situacao === 'emitido');
  if (!pedido || itens.length === 0) throw conflict('SEM_BILHETE', 'Este pedido não tem bilhete para enviar.');
  if (!isReenviavel(pedido.comprador_email)) {
    throw conflict('SEM_EMAIL', 'Este pedido não tem e-mail. Imprima os bilhetes.');
  }
  await refuseTooOften(tx, pedidoId);
  await enqueueEmail(tx, `reenvio/${pedidoId}/${v7()}`, ticketEmail(pedido, itens, publicUrl));
  await writeAction(tx, { pedidoId, operadorId, acao: 'reenvio' });
  return { para: mascararEmail(pedido.comprador_email) };
}

async function refuseTooOften(tx: Tx, pedidoId: string): Promise<void> {
  const { ultimo, hoje } = await tx
    .selectFrom('agencia_pedido_acao')
    .select([
      sql<number | null>`ceil(${REENVIO_SEGUNDOS} - extract(epoch from clock_timestamp() - max(em)))::int`.as('ultimo'),
      sql<number>`count(*)::int`.as('hoje'),
    ])
    .where('pedido_id', '=', pedidoId)
    .where('acao', '=', 'reenvio')
    .where('em', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (ultimo !== null && ultimo > 0) throw tooSoon(ultimo);
  if (hoje < REENVIOS_POR_DIA) return;
  throw conflict('REENVIOS_ESGOTADOS', 'Os bilhetes deste pedido já foram enviados muitas vezes hoje. Imprima-os.');
}

import { msg } from '../../src/words/t';
import { v7 } from 'uuid';
import { maskEmail } from '../../src/domain/base/mascaras';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { findOwn, setCompradorEmail, type PedidoWithItems } from '../pedidos/pedidoRepository';
import { toPedido } from '../pedidos/pedidoView';
import type { Reader, Tx } from '../platform/database/database';
import { badRequest, conflict, notFound } from '../platform/http/problem';
import { isAddressRefused } from '../platform/outbox/mensagemRepository';
import { enqueueEmail } from '../platform/outbox/outbox';
import { bilheteEmail } from './bilheteEmail';

/** An order as its owner sees it, with the whole company that it is invoiced to and the address whose mail server refused its e-mails. */
export async function showPedido(reader: Reader, found: PedidoWithItems): Promise<Pedido> {
  const { comprador_email: email, tomador } = found.pedido;
  const isRefused = email !== '' && (await isAddressRefused(reader, email));
  return { ...toPedido(found), ...(tomador && { tomador }), ...(isRefused && { emailRecusado: maskEmail(email) }) };
}

/**
 * Gives an order another address in the place of one that a mail server refused, and sends the tickets there. An address
 * that works stays: an order is no means to send e-mails to other people. Repeating the same correction changes nothing.
 */
export async function correctEmail(
  tx: Tx,
  { dono, pedidoId, email, publicUrl }: { dono: string; pedidoId: string; email: string; publicUrl: string },
): Promise<Pedido> {
  const found = await findOwn(tx, dono, pedidoId);
  if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
  const para = email.trim().toLowerCase();
  const before = found.pedido.comprador_email;
  const isRefused = before !== '' && (await isAddressRefused(tx, before));
  if (!isRefused && before === para) return showPedido(tx, found);
  if (!isRefused) throw conflict('EMAIL_NAO_RECUSADO', msg('O e-mail deste pedido não foi recusado.'));
  if (before === para)
    throw badRequest('EMAIL_RECUSADO', msg('Este é o endereço que não recebe. Informe outro.'), 'email');
  // Of two corrections at once the second finds that the address has changed.
  if (!(await setCompradorEmail(tx, pedidoId, { de: before, para }))) {
    throw conflict('EMAIL_JA_CORRIGIDO', msg('O e-mail deste pedido acabou de ser corrigido.'));
  }
  const after = { ...found, pedido: { ...found.pedido, comprador_email: para } };
  const issued = found.itens.filter(({ bilhete_situacao }) => bilhete_situacao === 'emitido');
  if (issued.length > 0) {
    await enqueueEmail(tx, `email-corrigido/${pedidoId}/${v7()}`, bilheteEmail(after.pedido, issued, publicUrl));
  }
  return showPedido(tx, after);
}

import { msg } from '../../src/words/t';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Tomador } from '../../src/domain/wire/compra/tomador';
import { toTomadorColumn } from '../pedidos/novo/pedidoColumns';
import { findOwn } from '../pedidos/pedidoRepository';
import { writeTomador } from '../pedidos/tomadorRepository';
import type { Tx } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import { isUuid } from '../platform/http/validation/uuid';
import { showPedido } from './emailDoPedido';

/** Names the company that an order is invoiced to, or none; refused once the order's documents are being issued. */
export async function changeTomador(tx: Tx, dono: string, id: string, tomador: Tomador | undefined): Promise<Pedido> {
  const isWritten = isUuid(id) && (await writeTomador(tx, dono, id, toTomadorColumn(tomador)));
  const found = await findOwn(tx, dono, id);
  if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
  if (!isWritten) {
    throw conflict(
      'TOMADOR_FECHADO',
      msg('A nota deste pedido não muda mais: ela já foi emitida, ou o pedido terminou.'),
    );
  }
  return showPedido(tx, found);
}

import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { lockPedido } from '../../pedidos/pedidoRepository';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { requireReachable } from '../../pedidos/alcance/reachOfOperador';
import { settleAtCounter } from './giveDinheiroBack';

/**
 * Hands over the cash that an order within the operator's reach still owes, out of that operator's open till: refunds
 * that nobody at a counter asked for, or whose seller has no till any more.
 *
 * Throws 404 `PEDIDO_NAO_ENCONTRADO`, 409 `SEM_DEVOLUCAO_EM_DINHEIRO` where nothing is owed in cash, and what the till
 * refuses (`settleAtCounter`).
 * @returns integer centavos that left the drawer.
 */
export async function payOwedDinheiro(tx: Tx, operadora: OperadorRow, id: string): Promise<number> {
  const { id: pedidoId } = await requireReachable(tx, operadora, id);
  await lockPedido(tx, pedidoId);
  const paid = await settleAtCounter(tx, pedidoId, operadora.id);
  if (paid === 0) {
    throw conflict('SEM_DEVOLUCAO_EM_DINHEIRO', 'Não há dinheiro a devolver neste pedido.');
  }
  return paid;
}

import { msg } from '../../../src/words/t';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import type { PedidoRow } from '../pedidoRepository';
import { isUuid } from '../../platform/http/validation/uuid';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { findReachable } from './alcanceRepository';

/** An order within the operator's reach. Any other order is answered like a missing one. */
export async function requireReachable(reader: Reader, operadora: OperadorRow, id: string): Promise<PedidoRow> {
  const found = isUuid(id) ? await findReachable(reader, operadora, id) : undefined;
  if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
  return found;
}

import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { provedores } from '../../../src/domain/provedor';
import type { Reader } from '../../database/database';
import { notFound } from '../../http/problem';
import type { PedidoRow } from '../../orders/orderRepository';
import { isUuid } from '../../orders/uuid';
import type { OperatorRow } from '../operators/operatorRows';

/**
 * The orders that an operator looks after: whatever a customer bought by themselves, and what their own establishment
 * sold at a counter. What another establishment sold is that one's.
 */
export const reaches = ({ estabelecimento_id }: OperatorRow): RawBuilder<SqlBool> => sql<SqlBool>`
  (pedido.canal <> ${provedores.agencia} or pedido.dono in (
    select identidade_sub from agencia_operador where estabelecimento_id = ${estabelecimento_id}))`;

/** An order within the operator's reach; any other does not exist for them. */
export async function requireReachable(reader: Reader, operator: OperatorRow, id: string): Promise<PedidoRow> {
  const found = isUuid(id)
    ? await reader.selectFrom('pedido').selectAll().where('id', '=', id).where(reaches(operator)).executeTakeFirst()
    : undefined;
  if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
  return found;
}

import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { provedores } from '../../src/domain/provedor';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import type { PedidoRow } from './orderRepository';
import { isUuid } from '../platform/http/uuid';
import type { OperatorRow } from '../agencia/operadores/operadorRepository';

/** A charge made outside the shop keeps its order in sight of the establishment that made it, to its end and a little after. */
const COBRANCA_HORAS = 24;

/**
 * The orders that an operator looks after: what their own establishment sold at a counter or charges outside the shop, and
 * a customer's order that is open to them because the customer stands there (`openOrder`). Any other is its owner's.
 */
export const reaches = ({ id, estabelecimento_id }: OperatorRow): RawBuilder<SqlBool> => sql<SqlBool>`
  ((pedido.canal = ${provedores.agencia} and pedido.dono in (
      select identidade_sub from agencia_operador where estabelecimento_id = ${estabelecimento_id}))
    or pedido.id in (select pedido_id from pedido_atendimento where operador_id = ${id}::uuid and ate > now())
    or pedido.id in (
      select c.pedido_id from cobranca_externa c join agencia_operador o on o.id = c.operador_id
      where o.estabelecimento_id = ${estabelecimento_id}
        and c.criado_em > now() - make_interval(hours => ${COBRANCA_HORAS}::int)))`;

/** An order within the operator's reach; any other does not exist for them. */
export async function requireReachable(reader: Reader, operator: OperatorRow, id: string): Promise<PedidoRow> {
  const found = isUuid(id)
    ? await reader.selectFrom('pedido').selectAll().where('id', '=', id).where(reaches(operator)).executeTakeFirst()
    : undefined;
  if (!found) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
  return found;
}

/**
 * Reads `agencia_operador` and `pedido_atendimento` of `agencia`, and `cobranca_externa` of `pagamento`: they put an
 * order within an operator's reach.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Reader } from '../../platform/database/database';
import type { PedidoRow } from '../pedidoRepository';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';

/** Time for which a charge made outside the shop keeps its order within the reach of the establishment that made it. */
const COBRANCA_HORAS = 24;

/**
 * SQL: whether an operator may handle the row of `pedido`. True for orders that their establishment sold at a counter or
 * charges outside the shop, and for a customer's order opened for them while the customer is present (`openOrder`).
 */
export const reaches = ({ id, estabelecimento_id }: OperadorRow): RawBuilder<SqlBool> => sql<SqlBool>`
  ((pedido.canal = ${provedores.agencia} and pedido.dono in (
      select identidade_sub from agencia_operador where estabelecimento_id = ${estabelecimento_id}))
    or pedido.id in (select pedido_id from pedido_atendimento where operador_id = ${id}::uuid and ate > now())
    or pedido.id in (
      select c.pedido_id from cobranca_externa c join agencia_operador o on o.id = c.operador_id
      where o.estabelecimento_id = ${estabelecimento_id}
        and c.criado_em > now() - make_interval(hours => ${COBRANCA_HORAS}::int)))`;

/** An order within the operator's reach. `id` must be a UUID. */
export const findReachable = (reader: Reader, operadora: OperadorRow, id: string): Promise<PedidoRow | undefined> =>
  reader.selectFrom('pedido').selectAll().where('id', '=', id).where(reaches(operadora)).executeTakeFirst();

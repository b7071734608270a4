import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader } from '../../platform/database/database';
import type { AcaoAgencia } from './tables';

export interface AgenciaAction {
  /** Null for an export, which concerns no single order. */
  pedidoId: string | null;
  operadorId: string;
  acao: AcaoAgencia;
  /** Details of the action, without personal data. */
  detalhe?: Record<string, unknown>;
}

/** Records an operator's action in the transaction that performs it. */
export const writeAction = (tx: Reader, { pedidoId, operadorId, acao, detalhe }: AgenciaAction): Promise<unknown> =>
  tx
    .insertInto('agencia_pedido_acao')
    .values({
      id: v7(),
      pedido_id: pedidoId,
      operador_id: operadorId,
      acao,
      detalhe: detalhe === undefined ? null : JSON.stringify(detalhe),
    })
    .execute();

/**
 * How often an order's tickets were sent again within 24 hours (`hoje`), and how many seconds are left of the pause of
 * `pausaSegundos` after the last time (`espera`: null where there was none, not positive once the pause is over).
 */
export const countReenvios = (
  tx: Reader,
  pedidoId: string,
  pausaSegundos: number,
): Promise<{ espera: number | null; hoje: number }> =>
  tx
    .selectFrom('agencia_pedido_acao')
    .select([
      sql<number | null>`ceil(${pausaSegundos} - extract(epoch from clock_timestamp() - max(em)))::int`.as('espera'),
      sql<number>`count(*)::int`.as('hoje'),
    ])
    .where('pedido_id', '=', pedidoId)
    .where('acao', '=', 'reenvio')
    .where('em', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();

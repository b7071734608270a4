import { v7 } from 'uuid';
import type { Reader } from '../../platform/database/database';
import type { AcaoAgencia } from './tables';

export interface AgencyAction {
  /** Null for an export, which is of no order alone. */
  pedidoId: string | null;
  operadorId: string;
  acao: AcaoAgencia;
  /** What it was about; nothing personal. */
  detalhe?: Record<string, unknown>;
}

/** Writes down who of an agency did what, in the transaction that does it. */
export const writeAction = (tx: Reader, { pedidoId, operadorId, acao, detalhe }: AgencyAction): Promise<unknown> =>
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

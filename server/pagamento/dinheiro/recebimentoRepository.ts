import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';

interface NewRecebimento {
  pedidoId: string;
  operadorId: string;
  /** The movement of the till that it is. */
  movimentoId: string;
  /** Price of the pedido, integer centavos. */
  valorCentavos: number;
  /** Cash that was handed over, integer centavos. */
  recebidoCentavos: number;
}

/** Writes down that a pedido was paid in cash. */
export async function insertRecebimento(tx: Tx, recebimento: NewRecebimento): Promise<void> {
  await tx
    .insertInto('recebimento_balcao')
    .values({
      id: v7(),
      pedido_id: recebimento.pedidoId,
      operador_id: recebimento.operadorId,
      movimento_id: recebimento.movimentoId,
      valor_centavos: recebimento.valorCentavos,
      recebido_centavos: recebimento.recebidoCentavos,
    })
    .execute();
}

/** The pedido that a recebimento pays; throws where there is no such recebimento. */
export async function findPedidoOfRecebimento(reader: Reader, id: string): Promise<string> {
  const { pedido_id } = await reader
    .selectFrom('recebimento_balcao')
    .select('pedido_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return pedido_id;
}

/** The operator who took the cash; throws where there is no such recebimento. */
export async function findOperadorOfRecebimento(reader: Reader, id: string): Promise<string> {
  const { operador_id } = await reader
    .selectFrom('recebimento_balcao')
    .select('operador_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return operador_id;
}

/** Marks the accepted cash of the pedido as going back. @returns what was accepted until now, in integer centavos. */
export const rejectAcceptedDinheiro = (tx: Tx, pedidoId: string): Promise<{ id: string; valor_centavos: number }[]> =>
  tx
    .updateTable('recebimento_balcao')
    .set({ destino: 'devolver' })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['id', 'valor_centavos'])
    .execute();

/** Locks rows of `bilhete`: a decision about a ticket and about the order that replaces it exclude each other. */
import type { Reader, Tx } from '../../platform/database/database';
import type { PedidoRow } from '../pedidoRepository';
import { LIVE_SUCCESSOR } from './situacoesSucessor';

export type Successor = Pick<PedidoRow, 'id' | 'situacao' | 'total_centavos'>;

/** The live successor of a ticket. Only under the ticket's lock does the answer hold until the transaction ends. */
export const findSuccessor = (reader: Reader, bilheteId: string): Promise<Successor | undefined> =>
  reader
    .selectFrom('pedido')
    .select(['id', 'situacao', 'total_centavos'])
    .where('remarca_bilhete_id', '=', bilheteId)
    .where('situacao', 'in', LIVE_SUCCESSOR)
    .executeTakeFirst();

/** Serialises decisions about a ticket: exchange, transfer, cancellation and the arrival of a successor's money. */
export const lockBilhete = (tx: Tx, bilheteId: string) =>
  tx.selectFrom('bilhete').select('situacao').where('id', '=', bilheteId).forUpdate().executeTakeFirstOrThrow();

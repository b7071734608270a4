import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { isUniqueClash } from '../../platform/database/uniqueClash';
import { AVANCADO, payAtOnce } from '../../pedidos/pedidoAtOnceRepository';
import type { MotivoEstorno } from '../tables';

interface NewPixRecebido {
  e2eid: string;
  txid: string;
  pedidoId: string;
  /** Integer centavos. */
  valorCentavos: number;
  horario: Date;
  /** Reason to give it back; null where it pays the pedido. */
  motivo: MotivoEstorno | null;
}

/** Writes a Pix down once, and concludes its cobrança. @returns false where it was written down before. */
export async function insertPixRecebido(tx: Tx, pix: NewPixRecebido): Promise<boolean> {
  const inserted = await tx
    .with('concluida', (db) =>
      db.updateTable('cobranca_pix').set({ situacao: 'concluida' }).where('txid', '=', pix.txid),
    )
    .insertInto('pix_recebido')
    .values({
      e2eid: pix.e2eid,
      txid: pix.txid,
      pedido_id: pix.pedidoId,
      valor_centavos: pix.valorCentavos,
      horario: pix.horario,
      destino: pix.motivo === null ? 'aceito' : 'devolver',
      motivo: pix.motivo,
    })
    .onConflict((conflict) => conflict.column('e2eid').doNothing())
    .returning('e2eid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Writes a Pix down that was not written down before and pays its pedido with it, by one statement. @returns false where
 * nothing was written: then it is to be decided under the lock of the pedido.
 */
export async function tryPayWithPix(
  db: Reader,
  { e2eid, txid, pedidoId, valorCentavos, horario }: Omit<NewPixRecebido, 'motivo'>,
): Promise<boolean> {
  const statement = sql`
    with ${payAtOnce(pedidoId, valorCentavos)},
    concluida as (
      update cobranca_pix set situacao = 'concluida' where txid = ${txid} and exists (select 1 from ${AVANCADO})),
    nova as (
      insert into pix_recebido(e2eid, txid, pedido_id, valor_centavos, horario, destino)
      select ${e2eid}, ${txid}, id, ${valorCentavos}::int, ${horario}::timestamptz, 'aceito' from ${AVANCADO}
      returning 1)
    select 1 from nova`;
  try {
    return (await statement.execute(db)).rows.length > 0;
  } catch (error) {
    // It was written down before, for whatever it was then.
    if (isUniqueClash(error)) return false;
    throw error;
  }
}

/** Marks every accepted Pix of the pedido as going back. @returns those that were accepted until now, in centavos. */
export const rejectAcceptedPix = (
  tx: Tx,
  pedidoId: string,
  motivo: MotivoEstorno,
): Promise<{ e2eid: string; valor_centavos: number }[]> =>
  tx
    .updateTable('pix_recebido')
    .set({ destino: 'devolver', motivo })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['e2eid', 'valor_centavos'])
    .execute();

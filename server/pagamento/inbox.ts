import { sql } from 'kysely';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Database, Tx } from '../platform/database/database';
import type { MotivoEstorno } from './tables';
import { advance, lockPedido } from '../pedidos/orderRepository';
import { acceptsPayment } from '../pedidos/successor';
import type { Charge, PixPort, PixReceived } from './pix/pixPort';
import { oweRefund } from './estornos/refunds';

/** After a charge is closed, money that was under way is looked for now and then, for a day. */
const LATE_POLL_SECONDS = 600;

export interface CobrancaRef {
  txid: string;
  pedido_id: string;
  valor_centavos: number;
}

/** The charges under which money for an order may have come. */
export const chargesOf = (db: Database['db'], pedidoId: string): Promise<CobrancaRef[]> =>
  db
    .selectFrom('cobranca_pix')
    .select(['txid', 'pedido_id', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .execute();

/**
 * Asks the provider what came in under a charge and writes each Pix down once. What a webhook said is never used:
 * only that it is time to ask.
 */
export async function collectCharge(database: Database, pix: PixPort, cobranca: CobrancaRef): Promise<Charge | null> {
  const charge = await pix.findCharge(cobranca.txid);
  if (charge) await database.transaction((tx) => writeDown(tx, cobranca, charge));
  if (charge && charge.pix.length > 0) faultPoint('pagamento-depois');
  return charge;
}

async function writeDown(tx: Tx, cobranca: CobrancaRef, charge: Charge): Promise<void> {
  if (charge.pix.length === 0) return;
  const pedido = await lockPedido(tx, cobranca.pedido_id);
  if (!pedido) return;
  const inOrder = [...charge.pix].sort((a, b) => a.horario.getTime() - b.horario.getTime());
  let isAwaited = await acceptsPayment(tx, pedido);
  for (const received of inOrder) {
    const motivo = motiveToReturn(isAwaited, received, cobranca, pedido.total_centavos);
    const isNew = await insertPix(tx, cobranca, received, motivo);
    if (!isNew || motivo !== null) continue;
    await advance(tx, pedido.id, 'pago');
    isAwaited = false;
  }
  await tx.updateTable('cobranca_pix').set({ situacao: 'concluida' }).where('txid', '=', cobranca.txid).execute();
  faultPoint('pagamento-antes');
}

/** Why this money must go back, or null where it pays the order. */
function motiveToReturn(
  isAwaited: boolean,
  received: PixReceived,
  cobranca: CobrancaRef,
  totalCentavos: number,
): MotivoEstorno | null {
  const { valorCentavos } = received;
  if (isReturned(received)) return 'valor_divergente';
  if (!isAwaited) return 'pago_de_novo';
  return valorCentavos === cobranca.valor_centavos && valorCentavos === totalCentavos ? null : 'valor_divergente';
}

/** Its bank gave all of it back before we heard of it: it pays for nothing. */
const isReturned = ({ valorCentavos, devolucoes }: PixReceived): boolean =>
  devolucoes
    .filter(({ situacao }) => situacao === 'DEVOLVIDO')
    .reduce((sum, devolucao) => sum + devolucao.valorCentavos, 0) >= valorCentavos;

async function insertPix(
  tx: Tx,
  { txid, pedido_id }: CobrancaRef,
  pix: PixReceived,
  motivo: MotivoEstorno | null,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('pix_recebido')
    .values({
      e2eid: pix.e2eid,
      txid,
      pedido_id,
      valor_centavos: pix.valorCentavos,
      horario: pix.horario,
      destino: motivo === null ? 'aceito' : 'devolver',
      motivo,
    })
    .onConflict((conflict) => conflict.column('e2eid').doNothing())
    .returning('e2eid')
    .executeTakeFirst();
  if (inserted && motivo !== null) {
    await oweRefund(tx, {
      pedidoId: pedido_id,
      meio: 'pix',
      origem: pix.e2eid,
      valorCentavos: pix.valorCentavos,
      motivo,
    });
    if (isReturned(pix)) await settleRefund(tx, pix.e2eid);
  }
  return inserted !== undefined;
}

/** What is owed on a payment is back already: there is nothing left to ask for. */
const settleRefund = (tx: Tx, e2eid: string): Promise<unknown> =>
  tx
    .updateTable('estorno')
    .set({ situacao: 'feito', tentar_em: null, concluido_em: sql<Date>`now()` })
    .where('origem', '=', e2eid)
    .execute();

/**
 * The end of a charge: takes it back from the provider, asks once more what came in, and only then calls it closed.
 * Where the provider does not answer, nothing is closed and the sweeper comes again.
 */
export async function closeCharge(database: Database, pix: PixPort, cobranca: CobrancaRef): Promise<void> {
  await pix.removeCharge(cobranca.txid);
  const charge = await collectCharge(database, pix, cobranca);
  if (charge && charge.pix.length > 0) return;
  await database.db
    .updateTable('cobranca_pix')
    .set({ situacao: 'encerrada', consultar_em: sql<Date>`now() + make_interval(secs => ${LATE_POLL_SECONDS})` })
    .where('txid', '=', cobranca.txid)
    .where('situacao', '<>', 'concluida')
    .execute();
}

/** Closes a charge whose end is this long past without the provider's word. @returns false where it is not. */
export async function closeUnanswered(db: Database['db'], txid: string, minutes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cobranca_pix')
    .set({ situacao: 'encerrada', consultar_em: sql<Date>`now() + make_interval(secs => ${LATE_POLL_SECONDS})` })
    .where('txid', '=', txid)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('expira_em', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

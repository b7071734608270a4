import { faultPoint } from '../platform/chaos/faultPoint';
import type { Database, Reader, Tx } from '../platform/database/database';
import { advance, lockPedido } from '../pedidos/pedidoRepository';
import { acceptsPayment } from '../pedidos/sucessores/successor';
import { oweEstorno, settleEstornosOf } from './estornos/estornoRepository';
import { closeCobrancaPix, closeLongExpiredPix, type CobrancaRef } from './pix/cobrancaPixRepository';
import type { Cobranca, PixPort, PixReceived } from './pix/pixPort';
import { insertPixRecebido, tryPayWithPix } from './pix/pixRecebidoRepository';
import type { MotivoEstorno } from './tables';

/** Interval at which money is looked for under a closed charge, for a day. */
const LATE_POLL_SECONDS = 600;

/**
 * Asks the provider what came in under a charge and writes each Pix down once. The content of a webhook is never used; it
 * only says that it is time to ask.
 */
export async function collectCobranca(
  database: Database,
  pix: PixPort,
  cobranca: CobrancaRef,
): Promise<Cobranca | null> {
  const charge = await pix.findCobranca(cobranca.txid);
  if (charge && !(await payAtOnce(database, cobranca, charge))) {
    await database.transaction((tx) => writeDown(tx, cobranca, charge));
  }
  if (charge && charge.pix.length > 0) faultPoint('pagamento-depois');
  return charge;
}

/** The usual charge was paid once, with its own amount. @returns false where more is to be decided. */
async function payAtOnce({ db }: Database, cobranca: CobrancaRef, { pix }: Cobranca): Promise<boolean> {
  const [received] = pix;
  if (!received) return true;
  if (pix.length > 1 || isReturned(received) || received.valorCentavos !== cobranca.valor_centavos) return false;
  faultPoint('pagamento-antes');
  const { e2eid, valorCentavos, horario } = received;
  return tryPayWithPix(db, { e2eid, txid: cobranca.txid, pedidoId: cobranca.pedido_id, valorCentavos, horario });
}

async function writeDown(tx: Tx, cobranca: CobrancaRef, charge: Cobranca): Promise<void> {
  if (charge.pix.length === 0) return;
  const pedido = await lockPedido(tx, cobranca.pedido_id);
  if (!pedido) return;
  const inPedido = [...charge.pix].sort((a, b) => a.horario.getTime() - b.horario.getTime());
  let isAwaited = await acceptsPayment(tx, pedido);
  for (const received of inPedido) {
    const motivo = motiveToReturn(isAwaited, received, cobranca, pedido.total_centavos);
    const isNew = await insertPix(tx, cobranca, received, motivo);
    if (!isNew || motivo !== null) continue;
    await advance(tx, pedido.id, 'pago');
    isAwaited = false;
  }
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

/** The bank gave all of it back before it was collected here: it pays for nothing. */
const isReturned = ({ valorCentavos, devolucoes }: PixReceived): boolean =>
  devolucoes
    .filter(({ situacao }) => situacao === 'DEVOLVIDO')
    .reduce((sum, devolucao) => sum + devolucao.valorCentavos, 0) >= valorCentavos;

async function insertPix(
  tx: Tx,
  { txid, pedido_id: pedidoId }: CobrancaRef,
  pix: PixReceived,
  motivo: MotivoEstorno | null,
): Promise<boolean> {
  const { e2eid, valorCentavos, horario } = pix;
  const isNew = await insertPixRecebido(tx, { e2eid, txid, pedidoId, valorCentavos, horario, motivo });
  if (isNew && motivo !== null) {
    await oweEstorno(tx, { pedidoId, meio: 'pix', origem: e2eid, valorCentavos, motivo });
    // The bank gave it back already, so there is nothing left to ask the provider for.
    if (isReturned(pix)) await settleEstornosOf(tx, e2eid);
  }
  return isNew;
}

/**
 * Ends a charge: takes it back from the provider, asks once more what came in, and only then marks it closed. Where the
 * provider does not answer, nothing is closed and the sweeper tries again.
 */
export async function closeCobranca(database: Database, pix: PixPort, cobranca: CobrancaRef): Promise<void> {
  await pix.removeCobranca(cobranca.txid);
  const charge = await collectCobranca(database, pix, cobranca);
  if (charge && charge.pix.length > 0) return;
  await closeCobrancaPix(database.db, cobranca.txid, LATE_POLL_SECONDS);
}

/** Closes a charge that expired `minutes` ago and whose provider stayed silent. @returns false where it is not such a one. */
export const closeUnanswered = (reader: Reader, txid: string, minutes: number): Promise<boolean> =>
  closeLongExpiredPix(reader, { txid, minutes, pollInSeconds: LATE_POLL_SECONDS });

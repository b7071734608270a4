import { sql } from 'kysely';
import { formatCentavos } from '../../src/domain/dinheiro';
import type { Database, Tx } from '../database/database';
import type { MotivoDevolucao } from '../migrations/orderTables';
import { enqueueEmail } from '../outbox/outbox';
import { advance, lockPedido } from '../orders/orderRepository';
import type { PixPort, Refund } from './pixPort';
import { devolucaoIdOf } from './txid';

const reasons: Record<MotivoDevolucao, string> = {
  sem_poltrona: 'o pagamento chegou depois do fim da reserva e a poltrona já estava vendida',
  valor_divergente: 'o valor recebido não era o do pedido',
  pago_de_novo: 'o pedido já estava pago ou encerrado',
};

/** How long until the provider is asked again, by what it said. */
const retrySeconds: Record<Refund['situacao'], number | null> = {
  DEVOLVIDO: null,
  EM_PROCESSAMENTO: 60,
  NAO_REALIZADO: 3600,
};

/** Gives back all money of an order that has to go back. Asking twice is harmless: the refund's id is made of the Pix's. */
export async function refundOrder(database: Database, pix: PixPort, pedidoId: string): Promise<void> {
  const due = await database.db
    .selectFrom('pix_recebido')
    .select(['e2eid', 'valor_centavos', 'motivo'])
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'devolver')
    .where('devolver_em', '<=', sql<Date>`now()`)
    .execute();
  for (const { e2eid, valor_centavos, motivo } of due) {
    const refund = await pix.refund(e2eid, devolucaoIdOf(e2eid), valor_centavos);
    await database.transaction((tx) => writeDown(tx, pedidoId, e2eid, motivo ?? 'pago_de_novo', refund));
  }
  await database.transaction((tx) => finish(tx, pedidoId));
}

async function writeDown(
  tx: Tx,
  pedidoId: string,
  e2eid: string,
  motivo: MotivoDevolucao,
  refund: Refund,
): Promise<void> {
  const seconds = retrySeconds[refund.situacao];
  await tx
    .updateTable('pix_recebido')
    .set({
      devolucao_situacao: refund.situacao,
      devolver_em: seconds === null ? null : sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .where('e2eid', '=', e2eid)
    .execute();
  if (refund.situacao !== 'DEVOLVIDO') return;
  const pedido = await lockPedido(tx, pedidoId);
  if (!pedido) return;
  await enqueueEmail(tx, `pix-devolvido/${e2eid}`, {
    para: pedido.comprador_email,
    assunto: `Devolvemos seu Pix do pedido ${pedido.localizador}`,
    corpo:
      `Olá, ${pedido.comprador_nome}.\n\nDevolvemos ${formatCentavos(refund.valorCentavos)} para a conta de onde veio o Pix: ` +
      `${reasons[motivo]}.`,
  });
}

/** The order is refunded once nothing of its money is left with us. */
async function finish(tx: Tx, pedidoId: string): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'estorno_em_processamento') return;
  const open = await tx
    .selectFrom('pix_recebido')
    .select('e2eid')
    .where('pedido_id', '=', pedidoId)
    .where('devolver_em', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!open) await advance(tx, pedidoId, 'estornado');
}

import type { Database, Tx } from '../../platform/database/database';
import { recordArrived } from '../../agencia/caixas/recordMovement';
import { listPixVendas, listUnrecordedEstornos } from './vendaBalcaoRepository';

/** Records what a customer paid by Pix at a counter in the operator's till; said again, it is there once. */
export async function recordVenda({ db, transaction }: Database, pedidoId: string): Promise<void> {
  const facts = await listPixVendas(db, pedidoId);
  // Most orders are sold at no counter.
  if (facts.length === 0) return;
  await transaction(async (tx) => {
    for (const fact of facts) await recordArrived(tx, { ...fact, tipo: 'venda' });
  });
}

/** Records what went back since by Pix or card: every refund of a sale that stands in a till. */
export async function recordEstornos(tx: Tx, pedidoId: string): Promise<void> {
  for (const fact of await listUnrecordedEstornos(tx, pedidoId)) {
    await recordArrived(tx, { ...fact, valorCentavos: -fact.valorCentavos, tipo: 'cancelamento' });
  }
}

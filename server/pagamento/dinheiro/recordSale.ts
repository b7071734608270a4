import type { Tx } from '../../platform/database/database';
import { recordArrived } from '../../agencia/caixas/recordMovement';
import { listPixSales, listUnrecordedEstornos } from './vendaBalcaoRepository';

/** Records what a customer paid by Pix at a counter in the operator's till; said again, it is there once. */
export async function recordSale(tx: Tx, pedidoId: string): Promise<void> {
  for (const fact of await listPixSales(tx, pedidoId)) await recordArrived(tx, { ...fact, tipo: 'venda' });
}

/** Records what went back since by Pix or card: every refund of a sale that stands in a till. */
export async function recordRefunds(tx: Tx, pedidoId: string): Promise<void> {
  for (const fact of await listUnrecordedEstornos(tx, pedidoId)) {
    await recordArrived(tx, { ...fact, valorCentavos: -fact.valorCentavos, tipo: 'cancelamento' });
  }
}

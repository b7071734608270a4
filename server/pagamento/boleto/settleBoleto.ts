import type { Tx } from '../../platform/database/database';
import { setBoletoVence } from '../../pedidos/prazoPedidoRepository';
import { advance, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { acceptsPayment } from '../../pedidos/sucessores/successor';
import { oweEstorno } from '../estornos/estornoRepository';
import type { MotivoEstorno } from '../tables';
import { endBoleto } from './andamentoBoletoRepository';
import type { PagamentoDeBoleto } from './boletoPort';
import { insertRecebido } from './boletoRecebidoRepository';
import { lockBoleto, OPEN_BOLETO, type BoletoRow } from './boletoRepository';

/** Interval at which money is looked for under a boleto that is over. */
export const LATE_LOOK_SECONDS = 6 * 3600;

/**
 * Writes the payments of a boleto down, each once. The first one of an order that waits for it, in its exact amount, pays it. Any
 * other is owed back at once: of an order that was paid, cancelled or whose seats are lost, or of another amount.
 */
export async function settleBoleto(tx: Tx, id: string, pedidoId: string, pagamentos: readonly PagamentoDeBoleto[]) {
  const pedido = await lockPedido(tx, pedidoId);
  const row = await lockBoleto(tx, id);
  if (!pedido || !row) return;
  let isAwaited = await acceptsPayment(tx, pedido);
  const bySettlement = [...pagamentos].sort((a, b) => a.pagoEm.getTime() - b.pagoEm.getTime());
  for (const pagamento of bySettlement) {
    const motivo = motiveToReturn(isAwaited, pagamento, row, pedido);
    const { valorCentavos } = pagamento;
    if (!(await insertRecebido(tx, { ...pagamento, boletoId: id, pedidoId, motivo }))) continue;
    if (motivo === null) {
      await advance(tx, pedidoId, 'pago');
      isAwaited = false;
    } else await oweEstorno(tx, { pedidoId, meio: 'boleto', origem: pagamento.id, valorCentavos, motivo });
  }
  if (!OPEN_BOLETO.includes(row.situacao)) return;
  await endBoleto(tx, id, 'pago', LATE_LOOK_SECONDS);
  await setBoletoVence(tx, pedidoId, null);
}

/** Why this money must go back, or null where it pays the order. */
function motiveToReturn(
  isAwaited: boolean,
  { valorCentavos }: PagamentoDeBoleto,
  { valor_centavos }: BoletoRow,
  { total_centavos }: PedidoRow,
): MotivoEstorno | null {
  if (!isAwaited) return 'pago_de_novo';
  return valorCentavos === valor_centavos && valorCentavos === total_centavos ? null : 'valor_divergente';
}

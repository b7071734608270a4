import type { Tx } from '../platform/database/database';
import { supersedeBoleto } from './boleto/andamentoBoletoRepository';
import { supersedeExternas } from './externo/andamentoExternaRepository';
import { supersedeCobrancasPix } from './pix/cobrancaPixRepository';

/**
 * Ends the open charges of an order whose price has changed: the next run of the sweepers takes those of another amount
 * back at their provider, and money that still comes under one goes back to its payer.
 */
export async function supersedeCobrancas(tx: Tx, pedidoId: string, totalCentavos: number): Promise<void> {
  await supersedeCobrancasPix(tx, pedidoId, totalCentavos);
  await supersedeExternas(tx, pedidoId, totalCentavos);
  await supersedeBoleto(tx, pedidoId, totalCentavos);
}

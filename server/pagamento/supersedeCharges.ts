import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';

/**
 * The order costs something else now: its open charges of another amount are taken back at the provider at the next
 * occasion, and money that still comes under one goes back to who paid.
 */
export async function supersedeCharges(tx: Tx, pedidoId: string, totalCentavos: number): Promise<void> {
  await tx
    .updateTable('cobranca_pix')
    .set({ substituida: true, expira_em: sql<Date>`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('valor_centavos', '<>', totalCentavos)
    .execute();
  await tx
    .updateTable('cobranca_externa')
    .set({ situacao: 'encerrando', motivo: 'valor_mudou', consultar_em: sql<Date>`now()`, atualizado_em: sql`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'aberta'])
    .where('valor_centavos', '<>', totalCentavos)
    .execute();
}

import type { Tx } from '../../platform/database/database';
import { notifyBuyer } from './sendReminders';

/**
 * Tells the buyers who heard of a delay or cancellation that it was taken back, and forgets that they heard: one that is
 * said later is news again.
 */
export async function tellUndone(tx: Tx, viagemId: string, registro: string, publicUrl: string): Promise<void> {
  const told = await tx
    .deleteFrom('lembrete')
    .where('viagem_id', '=', viagemId)
    .where('tipo', 'in', ['atraso', 'cancelada'])
    .returning('pedido_id')
    .execute();
  for (const pedidoId of new Set(told.map(({ pedido_id }) => pedido_id))) {
    const due = { pedidoId, viagemId, tipo: 'mantida', atrasoMinutos: 0, motivo: null } as const;
    await notifyBuyer(tx, `lembrete/${pedidoId}/${viagemId}/mantida/${registro}`, due, publicUrl);
  }
}

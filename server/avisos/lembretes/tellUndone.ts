import type { Tx } from '../../platform/database/database';
import { deleteToldStatus } from './lembreteRepository';
import { notifyComprador } from './sendLembretes';

/**
 * Tells the buyers who heard of a delay or cancellation that it was taken back, and deletes the marks that they heard, so
 * that a later one is told again.
 */
export async function tellUndone(tx: Tx, viagemId: string, registro: string, publicUrl: string): Promise<void> {
  for (const pedidoId of new Set(await deleteToldStatus(tx, viagemId))) {
    const due = { pedidoId, viagemId, tipo: 'mantida', atrasoMinutos: 0, motivo: null } as const;
    await notifyComprador(tx, `lembrete/${pedidoId}/${viagemId}/mantida/${registro}`, due, publicUrl);
  }
}

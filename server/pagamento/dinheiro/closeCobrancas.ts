import type { Database } from '../../platform/database/database';
import { closeCobranca } from '../inbox';
import { listOpenCobrancasPix } from '../pix/cobrancaPixRepository';
import { PixUnavailable, type PixPort } from '../pix/pixPort';

/**
 * Takes back the Pix charges of an order that was paid in another way. A provider that does not answer stops nobody at
 * the counter: money that still comes under such a charge is given back by the sweeper.
 */
export async function closeCobrancas(database: Database, pix: PixPort, pedidoId: string): Promise<void> {
  const open = await listOpenCobrancasPix(database.db, pedidoId);
  try {
    for (const charge of open) await closeCobranca(database, pix, charge);
  } catch (error) {
    if (!(error instanceof PixUnavailable)) throw error;
  }
}

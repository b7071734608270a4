import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { findAttempt, type AttemptRow } from './cardAttempts';
import { CaptureLost, CardRefused, CardUnavailable, type CardPort } from './cardPort';

/** `aberta`: still only reserved, to be asked for again. `perdida`: the money will not come. */
export type Capture = 'tomada' | 'aberta' | 'perdida';

/** A reservation that the acquirer keeps but refuses to turn into money for this long is given up. */
const PATIENCE_SECONDS = 900;

/**
 * Takes what of an order's accepted payment was only reserved; may be repeated. An acquirer that does not answer is asked
 * again by the sweeper: the amount is kept for us for days, and nobody waits for their ticket on that account. Throws
 * CardRefused where the acquirer refuses for now.
 */
export async function captureAccepted(database: Database, card: CardPort, pedidoId: string): Promise<Capture> {
  const row = await acceptedAttempt(database, pedidoId);
  if (!row?.pagamento_id || row.situacao === 'capturada') return 'tomada';
  if (row.situacao === 'cancelada') return 'perdida';
  try {
    await card.capture(row.pagamento_id, row.valor_centavos);
  } catch (error) {
    if (error instanceof CardUnavailable) return 'aberta';
    if (error instanceof CaptureLost) return endAttempt(database, row, 'cancelada');
    if (error instanceof CardRefused && row.esperaSegundos >= PATIENCE_SECONDS) return 'perdida';
    throw error;
  }
  return endAttempt(database, row, 'capturada');
}

async function acceptedAttempt({ db }: Database, pedidoId: string): Promise<AttemptRow | undefined> {
  const accepted = await db
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .executeTakeFirst();
  return accepted && findAttempt(db, accepted.id);
}

async function endAttempt({ db }: Database, { id }: AttemptRow, situacao: 'capturada' | 'cancelada'): Promise<Capture> {
  await db
    .updateTable('cobranca_cartao')
    .set({ situacao, consultar_em: null, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', '=', 'autorizada')
    .execute();
  return situacao === 'capturada' ? 'tomada' : 'perdida';
}

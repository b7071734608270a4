import type { Database } from '../../../platform/database/database';
import { CaptureLost, CartaoRefused, CartaoUnavailable, type CartaoPort } from '../cartaoPort';
import { listEstornosOf } from '../../estornos/estornoRepository';
import { endReserved, findAcceptedCartao } from './cobrancaCartaoRepository';
import { findAttempt, type AttemptRow } from '../tentativa/tentativaCartaoRepository';

/** `aberta`: still only reserved, to be asked for again. `perdida`: the money will not come. */
export type Capture = 'tomada' | 'aberta' | 'perdida';

/** Time after which a reservation is given up that the acquirer keeps and refuses to capture. */
const PATIENCE_SECONDS = 900;

/**
 * Captures the reserved part of an order's accepted payment; may be repeated. An acquirer that does not answer is asked
 * again by the sweeper: the reservation lasts for days, and no ticket waits for its capture. Throws CardRefused where the
 * acquirer refuses for now.
 */
export async function captureAccepted(database: Database, cartao: CartaoPort, pedidoId: string): Promise<Capture> {
  const row = await acceptedAttempt(database, pedidoId);
  if (!row?.pagamento_id || row.situacao === 'capturada') return 'tomada';
  if (row.situacao === 'cancelada') return (await isGivenBack(database, row)) ? 'tomada' : 'perdida';
  try {
    await cartao.capture(row.pagamento_id, row.valor_centavos);
  } catch (error) {
    if (error instanceof CartaoUnavailable) return 'aberta';
    if (error instanceof CaptureLost) return endAttempt(database, row, 'cancelada');
    if (error instanceof CartaoRefused && row.esperaSegundos >= PATIENCE_SECONDS) return 'perdida';
    throw error;
  }
  return endAttempt(database, row, 'capturada');
}

/** All of it went back to the card for tickets that ended: what is left of the order is paid by credit. */
async function isGivenBack({ db }: Database, { id, valor_centavos }: AttemptRow): Promise<boolean> {
  const owed = await listEstornosOf(db, [id]);
  return owed.reduce((left, one) => left - one.valor_centavos, valor_centavos) <= 0;
}

async function acceptedAttempt({ db }: Database, pedidoId: string): Promise<AttemptRow | undefined> {
  const id = await findAcceptedCartao(db, pedidoId);
  return id === null ? undefined : findAttempt(db, id);
}

async function endAttempt({ db }: Database, { id }: AttemptRow, situacao: 'capturada' | 'cancelada'): Promise<Capture> {
  await endReserved(db, id, situacao);
  return situacao === 'capturada' ? 'tomada' : 'perdida';
}

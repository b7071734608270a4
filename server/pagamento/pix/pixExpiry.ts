import { PIX_MINUTOS } from '../../../src/domain/base/constantes';

/** The charge expires this long before the hold, so that it can be taken back while the seat is still held. */
const MARGIN_SECONDS = 60;
/** Least time in which a person manages to pay. */
export const MINIMO_SEGUNDOS = 30;

/**
 * `calendario.expiracao`: nine minutes, or up to one minute before the hold ends.
 * @param remainingSeconds rest of the hold by the database's clock.
 * @returns null where too little is left to pay.
 */
export function pixExpirySeconds(remainingSeconds: number): number | null {
  const seconds = Math.min(PIX_MINUTOS * 60, Math.floor(remainingSeconds) - MARGIN_SECONDS);
  return seconds < MINIMO_SEGUNDOS ? null : seconds;
}

import { PIX_MINUTOS } from '../../../src/domain/constantes';

/** The charge ends this long before the hold, so that it can be taken back while the seat is still ours. */
const MARGIN_SECONDS = 60;
/** With less than this left nobody manages to pay. */
export const MINIMO_SEGUNDOS = 30;

/**
 * `calendario.expiracao`: nine minutes, or up to one minute before the hold ends.
 * @param remainingSeconds what is left of the hold by the database's clock.
 * @returns null where too little is left to ask anybody for money.
 */
export function pixExpirySeconds(remainingSeconds: number): number | null {
  const seconds = Math.min(PIX_MINUTOS * 60, Math.floor(remainingSeconds) - MARGIN_SECONDS);
  return seconds < MINIMO_SEGUNDOS ? null : seconds;
}

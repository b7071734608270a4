/** How long a proof of who one is counts for what cannot be undone. */
export const REAUTENTICACAO_MS = 5 * 60 * 1000;

/** Clocks differ a little; a proof from the future by more than this is none. */
const FOLGA_MS = 60 * 1000;

/** Whether the person proved who they are recently enough to delete their account; both in milliseconds since 1970. */
export const isReautenticado = (autenticadoEm: number, now: number): boolean =>
  autenticadoEm <= now + FOLGA_MS && now - autenticadoEm < REAUTENTICACAO_MS;

/** A session that nobody used for so long is over: the device may have been put away, sold or lost. */
export const OCIOSIDADE_MS = 14 * 24 * 60 * 60 * 1000;

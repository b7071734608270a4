/** How long a proof of who one is counts for what cannot be undone. */
export const REAUTENTICACAO_MS = 5 * 60 * 1000;

/** Clocks differ a little; a proof from the future by more than this is none. */
const FOLGA_MS = 60 * 1000;

/** Whether the person proved who they are recently enough to delete their account; both in milliseconds since 1970. */
export const isReautenticado = (autenticadoEm: number, now: number): boolean =>
  autenticadoEm <= now + FOLGA_MS && now - autenticadoEm < REAUTENTICACAO_MS;

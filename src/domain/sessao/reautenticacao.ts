/** Validity of a reauthentication for irreversible actions. */
const REAUTENTICACAO_MS = 5 * 60 * 1000;

/** Tolerated clock difference; a proof further in the future is refused. */
const FOLGA_MS = 60 * 1000;

/** True when the person reauthenticated recently enough to delete the account; both in milliseconds since 1970. */
export const isReautenticado = (autenticadoEm: number, now: number): boolean =>
  autenticadoEm <= now + FOLGA_MS && now - autenticadoEm < REAUTENTICACAO_MS;

/** Idle limit after which a session ends, in case the device was lost or given away. */
export const OCIOSIDADE_MS = 14 * 24 * 60 * 60 * 1000;

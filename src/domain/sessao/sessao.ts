import type { SessaoPraxio } from '../wire/conta/conta';

/** Spec §9: tolerance subtracted from now when checking token and external session. */
const TOLERANCIA_SESSAO_MS = 3 * 3_600_000;
/** Spec §9: lifetime of an external session. */
const VIDA_SESSAO_EXTERNA_MS = 10 * 3_600_000;

/**
 * First check of the client (spec §4): true when the token expired over three hours ago. The server refuses it
 * immediately on expiry.
 */
export const isTokenExpirado = (expiraEm: number, now: Date): boolean =>
  expiraEm < now.getTime() - TOLERANCIA_SESSAO_MS;

/** Milliseconds of an instant with an offset; NaN without one, since its meaning would depend on the time zone. */
function parseInstante(text: string): number {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
}

/** Maximum tolerated error of the device's clock: a day plus the hour of a time zone. */
const RELOGIO_ERRADO_MS = 25 * 3_600_000;

/** Time of the external login in milliseconds; NaN when the server sent no client id or no valid date. */
function loginInstant(sessao: SessaoPraxio | null): number {
  const { sessaoClientId, loginDate }: Partial<Record<keyof SessaoPraxio, unknown>> = sessao ?? {};
  if (typeof sessaoClientId !== 'string' || sessaoClientId.trim() === '') return Number.NaN;
  return typeof loginDate === 'string' ? parseInstante(loginDate) : Number.NaN;
}

/** Spec §4: true for a session with a client id whose login lies within 10 hours, compared with now minus 3 hours. */
export function isSessaoExternaValida(sessao: SessaoPraxio | null, now: Date): boolean {
  const loggedInAt = loginInstant(sessao);
  if (loggedInAt > now.getTime() + RELOGIO_ERRADO_MS) return false;
  return loggedInAt + VIDA_SESSAO_EXTERNA_MS >= now.getTime() - TOLERANCIA_SESSAO_MS;
}

/** True for a session that the server opened just now; tolerates a device clock that is a day off. */
export const isSessaoExternaNova = (sessao: SessaoPraxio | null, now: Date): boolean =>
  Math.abs(loginInstant(sessao) - now.getTime()) <= RELOGIO_ERRADO_MS;

import type { SessaoPraxio } from './wire/conta';

/** Spec §9: token and external session are compared with now minus this. */
export const TOLERANCIA_SESSAO_MS = 3 * 3_600_000;
/** Spec §9: how long an external session lives. */
export const VIDA_SESSAO_EXTERNA_MS = 10 * 3_600_000;

/** The client's first question about its token (spec §4): dead for three hours. The server refuses it at once. */
export const isTokenExpirado = (expiraEm: number, now: Date): boolean =>
  expiraEm < now.getTime() - TOLERANCIA_SESSAO_MS;

/** An instant with its offset in milliseconds; without an offset it would mean another moment in each time zone. */
function parseInstante(text: string): number {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
}

/** No device is further from the server's clock by honest error: a day, and the hour of a time zone. */
const RELOGIO_ERRADO_MS = 25 * 3_600_000;

/** When the login was; no number for what has no client id or no such date, whatever the server sent. */
function loginInstant(sessao: SessaoPraxio | null): number {
  const { sessaoClientId, loginDate }: Partial<Record<keyof SessaoPraxio, unknown>> = sessao ?? {};
  if (typeof sessaoClientId !== 'string' || sessaoClientId.trim() === '') return Number.NaN;
  return typeof loginDate === 'string' ? parseInstante(loginDate) : Number.NaN;
}

/** Spec §4: a session client id, and a login not over 10 hours ago, compared with now minus 3 hours. */
export function isSessaoExternaValida(sessao: SessaoPraxio | null, now: Date): boolean {
  const loggedInAt = loginInstant(sessao);
  if (loggedInAt > now.getTime() + RELOGIO_ERRADO_MS) return false;
  return loggedInAt + VIDA_SESSAO_EXTERNA_MS >= now.getTime() - TOLERANCIA_SESSAO_MS;
}

/** The same for one that the server opened just now, which a device whose clock is a day off must not throw away. */
export const isSessaoExternaNova = (sessao: SessaoPraxio | null, now: Date): boolean =>
  Math.abs(loginInstant(sessao) - now.getTime()) <= RELOGIO_ERRADO_MS;

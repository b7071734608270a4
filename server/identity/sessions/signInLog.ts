import type { FastifyBaseLogger } from 'fastify';

/** The end of a sign-in; `sub` is the account's opaque id, missing where no account has that address. */
export interface SignInOutcome {
  /** The provider's code of the refusal; null for a success. */
  motivo: string | null;
  sub: string | undefined;
}

/** Logs one line per sign-in, without the typed address, which may belong to another person or be a password. */
export function logSignIn(log: FastifyBaseLogger, { motivo, sub }: SignInOutcome): void {
  const line = { evento: 'entrada', ...(sub === undefined ? {} : { sub }) };
  if (motivo === null) log.info(line, 'signed in');
  else log.warn({ ...line, motivo }, 'sign-in refused');
}

import type { FastifyBaseLogger } from 'fastify';

/** How a sign-in ended; `sub` is the account's opaque id, and missing where nobody has that address. */
export interface SignInOutcome {
  /** The provider's code of the refusal; null where the person proved who they are. */
  motivo: string | null;
  sub: string | undefined;
}

/** One line a sign-in, without the address that was typed: it may belong to nobody here, or be a password. */
export function logSignIn(log: FastifyBaseLogger, { motivo, sub }: SignInOutcome): void {
  const line = { evento: 'entrada', ...(sub === undefined ? {} : { sub }) };
  if (motivo === null) log.info(line, 'signed in');
  else log.warn({ ...line, motivo }, 'sign-in refused');
}

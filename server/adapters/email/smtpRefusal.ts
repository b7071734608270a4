import { Hopeless, Refused } from '../../platform/outbox/outbox';

/** The reply code of a mail server in an error of nodemailer's; null where none came. */
export function smtpCodeOf(error: unknown): number | null {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' && code > 0 ? code : null;
}

/**
 * A failed attempt in the classes of the queue. A permanent reply (5xx) to the recipient means that the address takes no
 * e-mail, one to the content that this message never passes; everything else, also a refused sign-in of ours, may pass
 * later. The server's own words may repeat the address and are left out.
 */
export function toQueueError(error: unknown): unknown {
  const code = smtpCodeOf(error);
  if (code === null || code < 500 || !(error instanceof Error) || !('command' in error)) return error;
  if (error.command === 'RCPT TO') return new Refused(`recipient refused: ${code}`);
  return error.command === 'DATA' ? new Hopeless(`message refused: ${code}`) : error;
}

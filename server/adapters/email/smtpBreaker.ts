import { BreakerOpen, createBreaker, type OpenBreaker } from '../../platform/breaker/breaker';
import { smtpCodeOf, toQueueError } from './smtpRefusal';
import type { Mailer } from './smtpMailer';

/** The reply of a server that is about to go. */
const CLOSING = 421;

/** No reply to the message at all, or the one that ends the service; every other reply is an answer. */
const isAway = (error: unknown): boolean => {
  const code = smtpCodeOf(error);
  return code === null || code === CLOSING;
};

/** The mail server behind a circuit breaker: while it is away its messages wait, and their attempts are not used up. */
export function createSmtpBreaker(mailer: Mailer, open: OpenBreaker = createBreaker): Mailer {
  const closed = () => new BreakerOpen('the mail server is left alone for a while');
  const { guard } = open({ isAway, closed });
  const send = guard(mailer.send);
  return {
    ...mailer,
    send: (id, email) =>
      send(id, email).catch((error: unknown) => {
        throw toQueueError(error);
      }),
  };
}

import type { FastifyReply } from 'fastify';
import { logSignIn } from '../sessions/signInLog';
import type { StoredUser } from '../state';
import { type HostedContext, type Transaction, redirectBack } from './hostedContext';

/** Ends a sign-in: redirects to the client with a code that only it can exchange. */
export function finishSignIn(
  context: HostedContext,
  reply: FastifyReply,
  { id, transaction }: { id: string; transaction: Transaction },
  user: StoredUser,
): FastifyReply {
  context.transactions.remove(id);
  const { sub, enabled } = user;
  logSignIn(reply.log, { motivo: enabled ? null : 'NotAuthorizedException', sub });
  if (!enabled)
    return redirectBack(reply, transaction, { error: 'invalid_request', error_description: 'User is disabled.' });
  context.browserSessions.open(reply, user);
  return redirectBack(reply, transaction, { code: context.grants.put({ username: user.username, transaction }) });
}

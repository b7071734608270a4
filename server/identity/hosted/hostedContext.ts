import type { FastifyReply } from 'fastify';
import type { IdentityContext } from '../context';
import type { IssuedTokens } from '../sessions/tokens';
import { type ExpiringMap, createExpiringMap } from '../expiringMap';
import { type BrowserSessions, createBrowserSessions } from './browserSessions';

/** The request of the client, kept while the person is on our pages. */
export interface Transaction {
  redirectUri: string;
  state: string | undefined;
  scope: string;
  codeChallenge: string;
  nonce: string | undefined;
}

/** A code on its way back to the client; once exchanged it remembers for what, in case it comes again, even at once. */
export interface Grant {
  username: string;
  transaction: Transaction;
  issued?: Promise<IssuedTokens>;
}

export interface HostedContext extends IdentityContext {
  /** The path that the plugin is mounted under; links are relative to the origin the browser came by. */
  base: string;
  transactions: ExpiringMap<Transaction>;
  grants: ExpiringMap<Grant>;
  browserSessions: BrowserSessions;
}

const MINUTE = 60 * 1000;

export function createHostedContext(context: IdentityContext, base: string): HostedContext {
  const { now } = context.pool;
  return {
    ...context,
    base,
    transactions: createExpiringMap(10 * MINUTE, now),
    grants: createExpiringMap(5 * MINUTE, now),
    browserSessions: createBrowserSessions(context, base),
  };
}

/** Sends the browser back to the client, with its own state and ours beside it. */
export function redirectBack(
  reply: FastifyReply,
  { redirectUri, state }: Pick<Transaction, 'redirectUri' | 'state'>,
  parameters: Record<string, string>,
): FastifyReply {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return reply.header('cache-control', 'no-store').redirect(url.toString(), 303);
}

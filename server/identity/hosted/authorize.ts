import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredUser } from '../state';
import { ADMIN_SCOPE } from '../sessions/tokens';
import { finishSignIn } from './finishSignIn';
import { type HostedContext, type Transaction, redirectBack } from './hostedContext';
import { sendRefusal } from './page';
import { type Parameters, readParameters } from './parameters';
import { isFederatedProvider, providers } from './providers';

export const SCOPES = ['openid', 'email', 'profile', 'phone', ADMIN_SCOPE];

type OAuthError = { error: string; error_description?: string };

function readTransaction(query: Parameters, redirectUri: string): Transaction | OAuthError {
  if (query('response_type') !== 'code') return { error: 'unsupported_response_type' };
  const scopes = (query('scope') ?? 'openid').split(/\s+/).filter(Boolean);
  if (scopes.some((scope) => !SCOPES.includes(scope))) return { error: 'invalid_scope' };
  const codeChallenge = query('code_challenge');
  if (!codeChallenge || query('code_challenge_method') !== 'S256')
    return { error: 'invalid_request', error_description: 'PKCE with S256 is required' };
  return { redirectUri, state: query('state'), scope: scopes.join(' '), codeChallenge, nonce: query('nonce') };
}

/** Whether the user that is signed in here satisfies the request. */
function answers(user: StoredUser, query: Parameters): boolean {
  const prompt = query('prompt');
  if (prompt === 'login' || prompt === 'select_account') return false;
  const provider = query('identity_provider');
  return provider === undefined || provider === (user.identity?.providerName ?? 'COGNITO');
}

/** `GET /oauth2/authorize`: leads from the client's request to the sign-in page. */
export function authorize(scope: FastifyInstance, context: HostedContext): void {
  const { base, pool, transactions, browserSessions } = context;

  const signIn = (request: FastifyRequest, reply: FastifyReply, query: Parameters, transaction: Transaction) => {
    const signedIn = browserSessions.userOf(request);
    const id = transactions.put(transaction);
    if (signedIn && answers(signedIn, query)) return finishSignIn(context, reply, { id, transaction }, signedIn);
    if (query('prompt') === 'none') return redirectBack(reply, transaction, { error: 'login_required' });
    const provider = query('identity_provider');
    const page = isFederatedProvider(provider) ? `idp/${providers[provider].path}` : 'login';
    return reply.header('cache-control', 'no-store').redirect(`${base}/${page}?tx=${id}`, 303);
  };

  scope.get('/oauth2/authorize', (request, reply) => {
    const query = readParameters(request.query);
    const redirectUri = query('redirect_uri') ?? '';
    // No redirect before both the client and the address are known to be registered.
    if (query('client_id') !== pool.clientId) return sendRefusal(reply, base, 'client_id desconhecido');
    if (!pool.callbackUrls.has(redirectUri)) return sendRefusal(reply, base, 'redirect_uri não cadastrado');
    const transaction = readTransaction(query, redirectUri);
    if ('error' in transaction) return redirectBack(reply, { redirectUri, state: query('state') }, transaction);
    return signIn(request, reply, query, transaction);
  });
}

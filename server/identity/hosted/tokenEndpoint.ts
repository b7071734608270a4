import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CognitoError } from '../cognitoError';
import type { IssuedTokens } from '../sessions/tokens';
import type { Grant, HostedContext } from './hostedContext';
import { type Parameters, readParameters } from './parameters';

function provesChallenge({ transaction }: Grant, verifier: string): boolean {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(transaction.codeChallenge);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Exchanges a code, once, for its redirect address and the holder of the PKCE verifier; null for any other. */
async function exchangeCode(context: HostedContext, form: Parameters): Promise<IssuedTokens | null> {
  const { grants, sessions, users, tokens } = context;
  const code = form('code') ?? '';
  const grant = grants.get(code);
  if (!grant) return null;
  if (grant.issued !== undefined) {
    // The code was used before, so the tokens that it gave are revoked (RFC 6749, 4.1.2).
    sessions.revoke((await grant.issued).refreshToken);
    return null;
  }
  const user = users.byUsername(grant.username);
  const genuine =
    grant.transaction.redirectUri === form('redirect_uri') && provesChallenge(grant, form('code_verifier') ?? '');
  if (!genuine || !user?.enabled) {
    grants.remove(code);
    return null;
  }
  grant.issued = tokens.issue(user, grant.transaction.scope, { nonce: grant.transaction.nonce });
  return grant.issued;
}

async function renew({ tokens }: HostedContext, form: Parameters): Promise<IssuedTokens | null> {
  try {
    return await tokens.refresh(form('refresh_token') ?? '');
  } catch (error) {
    if (error instanceof CognitoError) return null;
    throw error;
  }
}

/** `POST /oauth2/token` and `POST /oauth2/revoke`. */
export function tokenEndpoint(scope: FastifyInstance, context: HostedContext): void {
  const grantTypes = new Map([
    ['authorization_code', exchangeCode],
    ['refresh_token', renew],
  ]);

  scope.post('/oauth2/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const form = readParameters(request.body);
    if (form('client_id') !== context.pool.clientId) return reply.code(400).send({ error: 'invalid_client' });
    const redeem = grantTypes.get(form('grant_type') ?? '');
    if (!redeem) return reply.code(400).send({ error: 'unsupported_grant_type' });
    const issued = await redeem(context, form);
    if (!issued) return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send({
      access_token: issued.accessToken,
      id_token: issued.idToken,
      refresh_token: issued.refreshToken,
      token_type: 'Bearer',
      expires_in: issued.expiresIn,
    });
  });

  scope.post('/oauth2/revoke', (request, reply) => {
    const form = readParameters(request.body);
    if (form('client_id') !== context.pool.clientId) return reply.code(400).send({ error: 'invalid_client' });
    context.sessions.revoke(form('token') ?? '');
    return reply.send();
  });
}

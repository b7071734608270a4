import type { FastifyInstance } from 'fastify';
import { SCOPES } from './authorize';
import type { HostedContext } from './hostedContext';

/** The two well-known documents, at the issuer's address as with Cognito. */
export function discovery(scope: FastifyInstance, { pool, key }: HostedContext): void {
  const { issuer, publicUrl } = pool;
  const document = {
    issuer,
    authorization_endpoint: `${publicUrl}/oauth2/authorize`,
    token_endpoint: `${publicUrl}/oauth2/token`,
    userinfo_endpoint: `${publicUrl}/oauth2/userInfo`,
    revocation_endpoint: `${publicUrl}/oauth2/revoke`,
    end_session_endpoint: `${publicUrl}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: SCOPES,
  };
  scope.get(`/${pool.id}/.well-known/openid-configuration`, (_request, reply) => reply.send(document));
  scope.get(`/${pool.id}/.well-known/jwks.json`, (_request, reply) =>
    reply.header('cache-control', 'max-age=60').send({ keys: [key.publicJwk] }),
  );
}

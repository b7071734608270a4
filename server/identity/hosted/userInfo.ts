import type { FastifyInstance } from 'fastify';
import { CognitoError } from '../cognitoError';
import type { HostedContext } from './hostedContext';

/** `GET /oauth2/userInfo`: the attributes of a bearer whose token has the scope `openid`. */
export function userInfo(scope: FastifyInstance, { tokens, key }: HostedContext): void {
  scope.get('/oauth2/userInfo', async (request, reply) => {
    try {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const { sub, username, attributes } = tokens.authenticate(await key.read(token), 'openid');
      return reply.header('cache-control', 'no-store').send({ sub, username, ...attributes });
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return reply.code(401).send({ error: 'invalid_token', error_description: error.message });
    }
  });
}

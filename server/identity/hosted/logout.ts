import type { FastifyInstance } from 'fastify';
import { CLEAR_ON_SIGN_OUT } from '../sessions/clearSiteData';
import type { HostedContext } from './hostedContext';
import { sendRefusal } from './page';
import { readParameters } from './parameters';

/** `GET /logout`: forgets the sign-in of these pages and redirects to an address that the client registered. */
export function logout(scope: FastifyInstance, { base, pool, browserSessions }: HostedContext): void {
  scope.get('/logout', (request, reply) => {
    const query = readParameters(request.query);
    const target = query('logout_uri') ?? '';
    if (query('client_id') !== pool.clientId) return sendRefusal(reply, base, 'client_id desconhecido');
    if (!pool.logoutUrls.has(target)) return sendRefusal(reply, base, 'logout_uri não cadastrado');
    browserSessions.close(request, reply);
    return reply.headers({ ...CLEAR_ON_SIGN_OUT, 'cache-control': 'no-store' }).redirect(target, 303);
  });
}

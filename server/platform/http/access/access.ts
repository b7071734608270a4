import { msg } from '../../../../src/words/t';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { mensagens } from '../../../../src/domain/base/mensagens';
import type { App } from '../appTypes';
import { IdentityUnavailable, TokenRefused, type TokenVerifier } from './tokenVerifier';
import { usuarioServico, type Access, type DeclaredRoute, type Identity } from './identity';
import { Problem } from '../problem';

/** Addresses whose routes must each declare their callers. */
const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/');

/**
 * Identifies the caller before any handler runs, and admits the callers that the route's `config.access` names. A route
 * under /api without it stops the start, so that no route is public by omission.
 */
export function registerAccess(app: App, verifyToken: TokenVerifier): void {
  const routes: RouteOptions[] = [];
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', (route) => {
    routes.push(route);
    const { url, config } = route;
    if (config?.access === undefined) return;
    for (const method of [route.method].flat()) declared.push({ method, url, access: config.access });
  });
  app.addHook('onReady', (done) => {
    const silent = routes.filter(({ url, config }) => isApi(url) && config?.access === undefined);
    const names = silent.map(({ method, url }) => `${String(method)} ${url}`);
    done(names.length === 0 ? undefined : new Error(`Routes without config.access: ${names.join(', ')}`));
  });
  app.decorateRequest('identity', { getter: () => usuarioServico });
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined) return;
    const identity = await identify(request, verifyToken);
    Object.defineProperty(request, 'identity', { value: identity });
    // No cache stores an answer to a person.
    if (access !== 'publico') void reply.header('cache-control', 'no-store');
    authorize(identity, access);
  });
}

async function identify(request: FastifyRequest, verifyToken: TokenVerifier): Promise<Identity> {
  const header = request.headers.authorization;
  if (header === undefined) return usuarioServico;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('TOKEN_INVALIDO', mensagens.sessaoExpirada);
  try {
    const { sub, grupos, autenticadoEm } = await verifyToken(token);
    return { anonima: false, sub, grupos, autenticadoEm, token };
  } catch (error) {
    if (error instanceof TokenRefused) {
      throw unauthenticated(
        error.motivo === 'expirado' ? 'TOKEN_EXPIRADO' : 'TOKEN_INVALIDO',
        mensagens.sessaoExpirada,
      );
    }
    if (error instanceof IdentityUnavailable) {
      throw new Problem(503, { codigo: 'IDENTIDADE_INDISPONIVEL', mensagem: mensagens.comunicacaoTexto });
    }
    throw error;
  }
}

function authorize(identity: Identity, access: Access): void {
  if (access === 'publico') return;
  if (identity.anonima) throw unauthenticated('LOGIN_NECESSARIO', mensagens.loginNecessario);
  if (access === 'autenticado' || access.grupos.some((grupo) => identity.grupos.includes(grupo))) return;
  throw new Problem(403, { codigo: 'ACESSO_NEGADO', mensagem: msg('Você não tem acesso a esta área.') });
}

const unauthenticated = (codigo: string, mensagem: string): Problem =>
  new Problem(401, { codigo, mensagem }, {}, { 'www-authenticate': 'Bearer' });

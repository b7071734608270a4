import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import type { App } from '../http/appTypes';

/** Collects every route that is registered after it: OpenAPI 3.1 at /api/openapi.json, to read at /api/docs. */
export async function registerOpenApi(app: App, { docs }: { docs: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Itapê', description: 'Passagens de ônibus intermunicipais.', version: VERSAO_APP },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const security = route.config?.access === 'publico' ? [] : [{ bearer: [] }];
      const hide = !url.startsWith('/api/');
      return { schema: { ...schema, security, hide: schema?.hide ?? hide }, url };
    },
  });
  app.get('/api/openapi.json', { config: { access: 'publico' }, schema: { hide: true } }, () => app.swagger());
  if (docs) await app.register(readableDocs);
}

/** The pages are no part of ours: they say for themselves that all may read them. Loaded only where they are shown. */
async function readableDocs(scope: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'publico' };
  });
  await scope.register(swaggerUi, { routePrefix: '/api/docs' });
}
